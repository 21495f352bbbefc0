/** An outline and its texts put together: what a page shows, in order. */
import type { Outline, Picture, Table, Texts } from './types';

export type Block =
  | { readonly id: string; readonly kind: 'heading' | 'subheading' | 'text'; readonly text: string }
  | { readonly id: string; readonly kind: 'list' | 'steps'; readonly items: readonly string[] }
  | { readonly id: string; readonly kind: 'table'; readonly table: Table }
  | { readonly id: string; readonly kind: 'figure'; readonly figure: string; readonly picture: Picture };

/** A heading and all that stands under it. */
export interface Section {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** The sections of a page. */
export function sectionsOf<O extends Outline>(outline: O, texts: Texts<O>): Section[] {
  const sections: { id: string; heading: string; blocks: Block[] }[] = [];
  for (const block of blocksOf(outline, texts)) {
    if (block.kind === 'heading') sections.push({ id: block.id, heading: block.text, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

function blocksOf<O extends Outline>(outline: O, texts: Texts<O>): Block[] {
  return Object.entries(outline).map(([id, place]): Block => {
    // The type of a text follows from its place; a lookup by any id cannot know that.
    const content: unknown = texts[id];
    if (typeof place === 'object') return { id, kind: 'figure', figure: place.figure, picture: content as Picture };
    if (place === 'table') return { id, kind: place, table: content as Table };
    if (place === 'list' || place === 'steps') return { id, kind: place, items: content as readonly string[] };
    return { id, kind: place, text: content as string };
  });
}
