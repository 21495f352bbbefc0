/** The light markup of the rules texts. */
export type Inline =
  | { readonly kind: 'plain' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly inside: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly inside: readonly Inline[] };

const MARK = /`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\((#[\w-]+)\)/;

/** A text in pieces: `**strong**`, `*emphasis*`, `` `as written` ``, `[link](#id)`. */
export function parseMarkup(text: string): Inline[] {
  const found = MARK.exec(text);
  if (found === null) return text === '' ? [] : [{ kind: 'plain', text }];
  const [whole, code, strong, emphasis, label, href] = found;
  return [...parseMarkup(text.slice(0, found.index)), piece(), ...parseMarkup(text.slice(found.index + whole.length))];

  function piece(): Inline {
    if (code !== undefined) return { kind: 'code', text: code };
    if (strong !== undefined) return { kind: 'strong', inside: parseMarkup(strong) };
    if (emphasis !== undefined) return { kind: 'emphasis', inside: parseMarkup(emphasis) };
    return { kind: 'link', href: href ?? '', inside: parseMarkup(label ?? '') };
  }
}
