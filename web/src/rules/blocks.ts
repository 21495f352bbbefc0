/** An outline and its texts put together: what a page shows, in order. */
import type { Outline, Picture, Rulebook, Ruling, Table, Texts } from './types';

export type Block =
  | { readonly id: string; readonly kind: 'heading' | 'subheading' | 'text'; readonly text: string }
  | { readonly id: string; readonly kind: 'list' | 'steps'; readonly items: readonly string[] }
  | { readonly id: string; readonly kind: 'table'; readonly table: Table }
  | {
      readonly id: string;
      readonly kind: 'figure';
      readonly figure: string;
      readonly isWide: boolean;
      readonly picture: Picture;
    };

/** A heading and all that stands under it. */
export interface Section {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** A rulebook ready to be shown. */
export interface Rules {
  readonly title: string;
  readonly lead: string;
  readonly words: Rulebook['words'];
  readonly quick: readonly Section[];
  readonly sections: readonly Section[];
  readonly rulings: readonly (Ruling & { readonly number: string })[];
}

/** A rulebook laid out by its outlines. */
export function rulesOf<O extends Outline, Q extends Outline>(
  rulebook: Omit<Rulebook, 'page' | 'quick'> & { readonly page: Texts<O>; readonly quick: Texts<Q> },
  outline: O,
  quickOutline: Q,
): Rules {
  const { title, lead, words } = rulebook;
  return {
    title,
    lead,
    words,
    quick: sectionsOf(quickOutline, rulebook.quick),
    sections: sectionsOf(outline, rulebook.page),
    rulings: Object.entries(rulebook.rulings).map(([number, ruling]) => ({ number, ...ruling })),
  };
}

/** The sections of a page. */
function sectionsOf<O extends Outline>(outline: O, texts: Texts<O>): Section[] {
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
    if (typeof place === 'object') {
      const { figure, isWide = false } = place;
      return { id, kind: 'figure', figure, isWide, picture: content as Picture };
    }
    if (place === 'table') return { id, kind: place, table: content as Table };
    if (place === 'list' || place === 'steps') return { id, kind: place, items: content as readonly string[] };
    return { id, kind: place, text: content as string };
  });
}
