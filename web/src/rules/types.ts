/** The shape of a page of rules. An outline holds the order and the ids; a language fills it with texts. */

/** What stands in one place of a page: a kind of text, or a picture by its name. */
export type Place = 'heading' | 'subheading' | 'text' | 'list' | 'steps' | 'table' | FigurePlace;

export interface FigurePlace {
  readonly figure: string;
  /** Its board is wider than others. */
  readonly isWide?: boolean;
}

/** The places of a page in reading order. Each key is the id of its place, and stays the same for ever. */
export type Outline = Readonly<Record<string, Place>>;

/**
 * Texts may hold light markup: `**strong**`, `*emphasis*`, `` `as written` `` and `[a link](#id)` to another place of
 * the page.
 */
export interface Table {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Picture {
  readonly caption: string;
  /** What is to be seen, for whoever cannot see it. */
  readonly described: string;
}

interface Contents {
  heading: string;
  subheading: string;
  text: string;
  list: readonly string[];
  steps: readonly string[];
  table: Table;
}

type Content<P extends Place> = P extends keyof Contents ? Contents[P] : Picture;

/** The texts of an outline: one for every place, none besides. */
export type Texts<O extends Outline> = { readonly [Id in keyof O]: Content<O[Id]> };

/** What the rule books leave open, and what is played here. */
export interface Ruling {
  readonly question: string;
  readonly ruling: string;
}

/** One game's rules in one language. */
export interface Rulebook<O extends Outline = Outline, Q extends Outline = Outline, R extends string = string> {
  readonly title: string;
  readonly lead: string;
  /** Words of the page itself. */
  readonly words: {
    readonly contents: string;
    readonly quick: string;
    readonly print: string;
    readonly rulings: string;
    readonly rulingsLead: string;
    readonly number: string;
    readonly question: string;
    readonly ruling: string;
    readonly unofficial: string;
  };
  readonly quick: Texts<Q>;
  readonly page: Texts<O>;
  readonly rulings: Readonly<Record<R, Ruling>>;
}
