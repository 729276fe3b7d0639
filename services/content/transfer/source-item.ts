import type { Markup } from './markup/markup.ts';

export const sources = ['wordpress', 'contentful', 'hygraph'] as const;
export type Source = (typeof sources)[number];

/** The file is not what it claims to be; `place` says where. */
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

/** Reads a part of a file; an error is reported with its place. */
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
  /** Not one of the supported formats. */
  | 'unknownFormat'
  | 'malformed'
  | 'documentType'
  | 'encoding'
  | 'tooDeep'
  | 'tooLarge'
  | 'tooMany'
  /** Reading it exceeded the limits of time or memory. */
  | 'tooCostly'
  /** Too many others are being read. */
  | 'busy'
  | 'otherVersion';

/** A parsed export: all of its items in order, each of which gets one line of the report. */
export type SourceFile = {
  source: Source;
  /** The installation that it comes from: ids are unique within it. */
  origin: string;
  /** The file's name for its language; undefined: not stated. */
  language: string | undefined;
  items: SourceItem[];
};

export type SourceItem = {
  /** Unique within the origin, and the same in the next export: `post/42`. */
  key: string;
  /** The type in its own system: `post`, `attachment`, `author`, `blogArticle`. */
  type: string;
  name: string;
  /** `line 1082`, `entries[3]`. */
  place: string;
} & (
  | { kind: 'page'; page: SourcePage }
  | { kind: 'media'; media: SourceMedia }
  /** `menu`: the name by which entries refer to it. */
  | { kind: 'menu'; menu: string }
  | { kind: 'menuEntry'; entry: SourceMenuEntry }
  /** Items without a counterpart here. */
  | { kind: 'author' | 'label' | 'comment' | 'layout' | 'structure' | 'trash' | 'empty' }
  /** Its text is part of a page in the file. */
  | { kind: 'part' }
);

export type SourceMenuEntry = {
  menu: string;
  menuName: string;
  /** The key of the entry above. */
  parent: string | null;
  /** The key of the page that it leads to. */
  page: string | null;
  /** Its target, where that is not a page; empty: none. */
  href: string;
  opensAnew: boolean;
  sortIndex: number;
};

export type SourceMedia = { url: string; fileName: string; size: number | null };

export type SourcePage = {
  slug: string;
  /** The key of the page above. */
  parent: string | null;
  /** The full address in the file, by which links to it are recognised. */
  address: string | null;
  publicationDate: string | null;
  /** Whether everybody could read it. */
  isPublic: boolean;
  /** The key of a medium. */
  image: string | null;
  /** Whether a password was needed to read it. */
  isProtected: boolean;
  sortIndex: number;
  /** By the languages of the file. */
  texts: Record<string, SourceTexts>;
};

export type SourceTexts = {
  title: string;
  lead: string | null;
  description: string | null;
  body: Markup[];
  /** Line breaks in loose text are kept. */
  keepsLineBreaks: boolean;
  /** What was left out while reading `body`. */
  notes: SourceNote[];
};

/** Something that could not be imported unchanged. `value` names it: an element, a shortcode, a file. */
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
  /** A field without a place in a page. */
  | 'fieldLeft'
  /** A link to a file that goes away with the old site. */
  | 'fileElsewhere'
  /** More notes than fit in one line. */
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
