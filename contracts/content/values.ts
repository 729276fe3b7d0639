/** The values of fields of blocks and pages as they are delivered (PAG-03, IMG-01, FIL-01). */

export type LinkKind = 'PAGE' | 'PATH' | 'EXTERNAL' | 'PRODUCT' | 'SERVICE' | 'ACTION';

/** `url` of a page has no locale and holds the site's slug where its domain entry has one: `/productronica/travel`. */
export type PageReference = { id: string; siteId: string; url: string; title: string };

/**
 * PAGE has `page` (null: not published for this reader, so the link is not shown), PATH `path`, EXTERNAL `href`,
 * PRODUCT and SERVICE `slug` (text may hold `{name}`), ACTION `action`.
 */
export type Link = {
  kind: LinkKind;
  text: string | null;
  openInNewTab: boolean;
  page: PageReference | null;
  /** Query and fragment to add to the page's address, as `?a=b#c`. */
  pageParameters: string | null;
  path: string | null;
  href: string | null;
  slug: string | null;
  action: string | null;
};

/**
 * `src` is the address without a size; `imageUrl` of `images.ts` adds it. Focal point: fractions 0–1 from top left.
 * `transparent`: cut out, so its background shows through.
 */
export type Image = {
  src: string;
  alt: string;
  width: number;
  height: number;
  focalX: number;
  focalY: number;
  contentType: string;
  transparent: boolean;
};

/** `size` in bytes; `language` null: for every reader. */
export type File = {
  slug: string;
  url: string;
  title: string;
  fileName: string;
  contentType: string;
  size: number;
  language: string | null;
  thumbnail: Image | null;
};

export type Video = {
  /** `file`: our own films; the others load from a third party, so only after the visitor agrees. */
  provider: 'file' | 'youtube' | 'vimeo';
  id: string;
  sources: { src: string; contentType: string }[];
  captions: { src: string; language: string; label: string }[];
  poster: Image | null;
};

/** What a list of pages shows of each. `publicationDate` in ISO 8601. */
export type PageTeaser = {
  id: string;
  siteId: string;
  url: string;
  type: 'CONTENT' | 'STORY' | 'MEDIA_RELEASE' | 'SYSTEM';
  title: string;
  lead: string | null;
  /** The language of the title and the lead. */
  language: string;
  category: string | null;
  /** Published under the ad hoc rules of the exchange. */
  adhoc: boolean;
  publicationDate: string | null;
  image: Image | null;
};
