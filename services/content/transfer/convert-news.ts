import type { NewsItem } from '../news/save-news.ts';
import { type Around, cut, oneLine } from './convert-page.ts';
import { getFirst, type Markup, plainText } from './markup/markup.ts';
import type { SourceNote, SourcePage, SourceTexts } from './source-item.ts';
import { findSourceLanguage } from './source-language.ts';

const maxLength = { title: 200, text: 2000 };

/**
 * Why a piece of news is not imported: visitors see news from its date on, so it needs a date, and it must have been
 * public before.
 */
export type NewsRefusal = 'otherLanguage' | 'noDate' | 'notPublic';

/** Converts an item of another system into a piece of news: its title and its plain text. */
export function convertNews(
  page: SourcePage,
  id: string,
  { mapping, fileLanguage, picture, findMedia, name }: Around,
  note: (note: SourceNote) => void,
): NewsItem | NewsRefusal {
  const own = findSourceLanguage(page, mapping.language, fileLanguage);
  const source = own && page.texts[own];
  if (!source) return 'otherLanguage';
  if (!page.isPublic) return 'notPublic';
  if (!page.publicationDate) return 'noDate';
  const title: Record<string, string> = {};
  const text: Record<string, string> = {};
  for (const [language, texts] of Object.entries(page.texts)) {
    const here = language === own ? mapping.language : language;
    const isTaken = language === own || mapping.site.languages.includes(language);
    const words = oneLine(texts.title) || (language === own ? oneLine(name) : '');
    if (!isTaken || words === '') note({ code: 'languageLeftOut', value: language });
    else {
      title[here] = getTitle(words);
      const newsText = getText(texts);
      if (newsText) text[here] = newsText;
    }
  }
  for (const one of source.notes) note(one);
  if (getFirst(source.body, 'a', 'img', 'table', 'iframe')) note({ code: 'plainWords', value: '' });
  const image = page.image ? picture(findMedia(page.image) ?? '') : undefined;
  return { id, publicationDate: page.publicationDate, title, text, image: image ?? null, link: null };

  function getTitle(words: string): string {
    if (words.length > maxLength.title) note({ code: 'titleCut', value: words });
    return cut(words, maxLength.title);
  }

  function getText({ lead, body }: SourceTexts): string {
    const newsText = [...(lead ? [oneLine(lead)] : []), ...getParagraphs(body)].join('\n\n');
    if (newsText.length > maxLength.text) note({ code: 'shortened', value: '' });
    return cut(newsText, maxLength.text);
  }
}

function getParagraphs(body: readonly Markup[]): string[] {
  return body
    .flatMap((part) => plainText([part]).split(/\n\s*\n/))
    .map(oneLine)
    .filter((words) => words !== '');
}
