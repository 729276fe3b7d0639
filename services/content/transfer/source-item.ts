import type { Markup } from './markup/markup.ts';

export const sources = ['wordpress', 'contentful', 'hygraph'] as const;
export type Source = (typeof sources)[number];

/** The file cannot be read as what it says to be; `place` is where. */
export class UnreadableExport extends Error {
  override name = 'UnreadableExport';
  readonly code: UnreadableCode;
  readonly place: string;

  constructor(code: UnreadableCode, place = '') {
    super(place ? `${code} at ${place}` : code);
    this.code = code;
    this.place = place;
  }
}

/** Reads a part of a file; if it cannot be read, that is reported with its place. */
export function atPlace<Part>(place: string, read: () => Part): Part {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableExport && error.place === '')
      throw new UnreadableExport(error.code, place);
    throw error;
  }
}

export type UnreadableCode =
  /** None of the three. */
  | 'unknownFormat'
  | 'malformed'
  | 'documentType'
  | 'encoding'
  | 'tooDeep'
  | 'tooLarge'
  | 'tooMany'
  /** Reading it took more time or memory than a file may. */
  | 'tooCostly'
  /** Others are read just now. */
  | 'busy'
  | 'otherVersion';

/** What came of the whole file: everything in it, in its order. Each item stands in the report once. */
export type SourceFile = {
  source: Source;
  /** Which installation it comes from: ids are unique within. */
  origin: string;
  /** As the file calls it; undefined: it does not say. */
  language: string | undefined;
  items: SourceItem[];
};

export type SourceItem = {
  /** Unique within the origin and the same in the next export: `post/42`. */
  key: string;
  /** What its own system calls it: `post`, `attachment`, `author`, `blogArticle`. */
  type: string;
  name: string;
  /** `line 1082`, `entries[3]`. */
  place: string;
} & (
  | { kind: 'page'; page: SourcePage }
  | { kind: 'media'; media: SourceMedia }
  /** `menu`: by which its entries name it. */
  | { kind: 'menu'; menu: string }
  | { kind: 'menuEntry'; entry: SourceMenuEntry }
  /** Nothing that becomes content here. */
  | { kind: 'author' | 'label' | 'comment' | 'layout' | 'structure' | 'trash' | 'empty' }
  /** Its words stand in a page of the file. */
  | { kind: 'part' }
);

export type SourceMenuEntry = {
  menu: string;
  menuName: string;
  /** The key of the entry above. */
  parent: string | null;
  /** The key of the page to which it leads. */
  page: string | null;
  /** Where it leads otherwise; empty: nowhere. */
  href: string;
  opensAnew: boolean;
  sortIndex: number;
};

export type SourceMedia = { url: string; fileName: string; size: number | null };

export type SourcePage = {
  slug: string;
  /** The key of the page above. */
  parent: string | null;
  /** As full addresses in the file: links to it are recognised by them. */
  address: string | null;
  publicationDate: string | null;
  /** Everybody could read it. */
  isPublic: boolean;
  /** The key of a medium. */
  image: string | null;
  /** Only somebody with a password could read it. */
  isProtected: boolean;
  sortIndex: number;
  /** By the file's language. */
  texts: Record<string, SourceTexts>;
};

export type SourceTexts = {
  title: string;
  lead: string | null;
  description: string | null;
  body: Markup[];
  /** Line ends of loose words are line ends to the reader. */
  keepsLines: boolean;
  /** What was left out on the way to `body`. */
  notes: SourceNote[];
};

/** Something that could not be taken as it was. `value` says which: the name of an element, a shortcode, a file. */
export type SourceNote = { code: NoteCode; value: string };

export type NoteCode =
  | 'removed'
  | 'keptAsText'
  | 'shortcode'
  | 'dynamicBlock'
  | 'mediaMissing'
  | 'linkLost'
  | 'tableAsText'
  | 'titleCut'
  | 'textCut'
  /** A field that no page here has a place for. */
  | 'fieldLeft'
  /** A link to a file that goes away with the old site. */
  | 'fileElsewhere'
  /** More of them than fit in one line. */
  | 'more'
  | 'slugChanged'
  | 'password'
  | 'languageLeftOut'
  | 'otherShape'
  /** Of a navigation. */
  | 'menuLevel'
  /** Of a piece of news. */
  | 'shortened'
  | 'plainWords';
