const han = /\p{Script=Han}/u;
/** A text with kana is Japanese, for which browsers find phrases themselves (`word-break: auto-phrase`). */
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Particles, measure words and suffixes (董事 会, 投资 者) attach to the preceding word. */
const leaning = /^[的地得了着过们吗呢吧啊之年月日个台种次会班者员部厂商%％]/u;
/** Conjunctions and prepositions attach to the following word: 与第一次. */
const leading = /^[与和或在从对为把被将由]$/;
const endsClause = /\p{P}$/u;
const numeral = /[一二三四五六七八九十百千]/u;
const figure = /^\p{N}+\s$/u;
const endsWithFigure = /[\p{N}\p{Script=Latin}]$/u;
const opens = /[（《「“‘(]$/u;
const maxJoinedLength = 4;

let segmenter: Intl.Segmenter | undefined;

/**
 * Splits a Chinese title into the pieces between which lines may break. Chinese may break between any two
 * characters, but in a large heading a split word looks like a mistake, and browsers do not look for words
 * there. Characters that the dictionary treats as single words (压 接) are kept together, since it lacks the
 * trade's words. Undefined: the text is not Chinese.
 */
export function chinesePhrases(text: string): string[] | undefined {
  if (!han.test(text) || kana.test(text)) return undefined;
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const phrases: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const last = phrases.at(-1);
    if (last !== undefined && staysWith(last, segment, isWordLike ?? false))
      phrases[phrases.length - 1] = last + segment;
    else phrases.push(segment);
  }
  return phrases;
}

function staysWith(last: string, segment: string, isWord: boolean): boolean {
  if (!isWord || leaning.test(segment) || opens.test(last)) return true;
  if (leading.test(last)) return true;
  if (leading.test(segment) || endsClause.test(last)) return false;
  if (!han.test(segment) && !han.test(last)) return true;
  if (figure.test(last) || (numeral.test(last.at(-1)!) && numeral.test(segment[0]!))) return true;
  if (segment.length > 1) return false;
  // 500 根, but not 的 3 根: a piece may end with a number, but its unit never begins the next one.
  return endsWithFigure.test(last.trimEnd()) || (isShort(last) && last.length < maxJoinedLength);
}

/** Whether the phrase consists of single characters so far. */
const isShort = (phrase: string) => phrase.length === 1 || !dictionaryKnows(phrase);

function dictionaryKnows(phrase: string): boolean {
  return [...segmenter!.segment(phrase)].some(({ segment }) => segment.length > 1);
}
