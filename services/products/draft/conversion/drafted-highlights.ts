import { languages } from '#contracts/languages.ts';
import { type DraftHighlight, productLimits } from '#contracts/products/draft.ts';
import type { Product, ProductTexts } from '../../product/stored-product.ts';
import type { Note } from './note.ts';

/** Highlights with their texts, which are stored at the same position in each language. */
export function draftHighlights({
  highlights,
  texts,
}: Pick<Product, 'highlights' | 'texts'>): DraftHighlight[] {
  const textsOf = (place: number, part: 'name' | 'text') =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([language, { highlights: words }]) =>
        words?.[place] ? [[language, words[place][part]]] : [],
      ),
    );
  return highlights.map(({ image, videoUrl }, place) => ({
    id: `h${place + 1}`,
    image,
    videoUrl,
    names: textsOf(place, 'name'),
    texts: textsOf(place, 'text'),
  }));
}

export function storedHighlights(highlights: readonly DraftHighlight[]): Product['highlights'] {
  return highlights.map(({ image, videoUrl }) => ({ image: image && { ...image }, videoUrl }));
}

/**
 * The texts of all highlights in a language; null: it has none of its own. Highlights without a translation
 * get the English text, since readers would miss it otherwise.
 */
export function highlightWords(
  highlights: readonly DraftHighlight[],
  language: string,
): ProductTexts['highlights'] {
  if (!highlights.some(({ names, texts }) => names[language] || texts[language])) return null;
  return highlights.map(({ names, texts }) => ({
    name: names[language] || names.en || '',
    text: (names[language] ? texts[language] : texts.en) ?? '',
  }));
}

/** CAT-03: a highlight needs a name and something to see. */
export function checkHighlights(highlights: readonly DraftHighlight[], note: Note): void {
  for (const { id, image, videoUrl, names, texts } of highlights) {
    const field = `highlights/${id}`;
    if (!image && !videoUrl) note('nothingToSee', field);
    if (!names.en?.trim()) note('missing', `${field}/names/en`);
    for (const language of languages) {
      noteLength(names[language], productLimits.highlightName, `${field}/names/${language}`, note);
      noteLength(texts[language], productLimits.highlightText, `${field}/texts/${language}`, note);
    }
  }
}

export function noteLength(text: string | undefined, max: number, field: string, note: Note): void {
  if (text && text.length > max) note('tooLong', field, { detail: String(max) });
}
