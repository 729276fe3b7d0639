import { isDeepStrictEqual } from 'node:util';
import type { PageDraft, PageTexts } from '#contracts/content/draft.ts';
import { pageTexts } from '#contracts/content/page-texts.ts';
import type { Mapping, PageTarget } from './mapping.ts';
import { pageTypes } from './mapping.ts';
import type { MadeBlocks } from './markup/block-list.ts';
import { type BaseSiteContext, convertMarkup } from './markup/convert-markup.ts';
import type { SourceNote, SourcePage, SourceTexts } from './source-item.ts';
import { findSourceLanguage } from './source-language.ts';

/** `otherId`: used when another page was imported under its id (find-places.ts). */
export type Place = { id: string; otherId: string; path: string; target: PageTarget };

export type Around = Pick<BaseSiteContext, 'picture' | 'file' | 'findMedia'> & {
  mapping: Mapping;
  /** The default language of the file. */
  fileLanguage: string | undefined;
  linkWith: (note: (note: SourceNote) => void) => BaseSiteContext['link'];
  /** The title of an item that has none. */
  name: string;
};

/** The draft of a page of another system; undefined: it has no text in the requested language. */
export function convertPage(
  page: SourcePage,
  { id, path, target }: Place,
  around: Around,
  note: (note: SourceNote) => void,
): PageDraft | undefined {
  const { mapping, fileLanguage } = around;
  const own = findSourceLanguage(page, mapping.language, fileLanguage);
  const source = own && page.texts[own];
  if (!source) return undefined;
  const made = getBlocks(source);
  for (const one of source.notes) note(one);
  const texts: Record<string, PageTexts> = { [mapping.language]: getTexts(source, made, true) };
  for (const [language, other] of Object.entries(page.texts)) {
    if (language === own) continue;
    if (!mapping.site.languages.includes(language) || other.title === '') {
      note({ code: 'languageLeftOut', value: language });
      continue;
    }
    const translated = getBlocks(other);
    // A translation is stored at the places of the source; with another order it cannot be matched.
    if (!isDeepStrictEqual(translated.blocks, made.blocks)) note({ code: 'otherShape', value: language });
    else texts[language] = getTexts(other, translated, false);
  }
  if (page.isProtected) note({ code: 'password', value: '' });
  const image = page.image ? around.picture(around.findMedia(page.image) ?? '') : undefined;
  return {
    id,
    siteId: mapping.site.id,
    path,
    sourceLanguage: mapping.language,
    type: pageTypes[target],
    pageType: 'Content',
    theme: mapping.site.theme,
    injection: null,
    countries: [],
    protection: page.isProtected ? 'password' : 'none',
    requiredRole: null,
    tableOfContents: false,
    image: image ?? null,
    sortIndex: page.sortIndex,
    publicationDate: target === 'page' ? null : page.publicationDate,
    category: null,
    adhoc: false,
    contacts: [],
    products: [],
    blocks: made.blocks,
    texts,
  };

  function getBlocks({ body, keepsLineBreaks }: SourceTexts): MadeBlocks {
    const { picture, file, findMedia, linkWith: createLink } = around;
    return convertMarkup(body, { picture, file, findMedia, note, keepsLineBreaks, link: createLink(note) });
  }

  function getTexts(texts: SourceTexts, { texts: blocks }: MadeBlocks, isSource: boolean): PageTexts {
    const title = oneLine(texts.title) || (isSource ? oneLine(around.name) : '');
    if (title.length > pageTexts.title.maxLength) note({ code: 'titleCut', value: title });
    for (const name of ['description', 'lead'] as const) {
      const words = oneLine(texts[name] ?? '');
      if (words.length > pageTexts[name].maxLength) note({ code: 'textCut', value: words });
    }
    return {
      title: cut(title, pageTexts.title.maxLength),
      navigationTitle: null,
      description: cut(oneLine(texts.description ?? ''), pageTexts.description.maxLength) || null,
      lead: cut(oneLine(texts.lead ?? ''), pageTexts.lead.maxLength) || null,
      blocks,
    };
  }
}

export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Cuts at the end of a word, if possible. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const whole = text.slice(0, max - 1);
  return `${whole.slice(0, Math.max(whole.lastIndexOf(' '), max / 2))}…`;
}
