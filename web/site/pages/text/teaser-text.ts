const maxLength = 160;

const words = new Intl.Segmenter('und', { granularity: 'word' });
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * A text shortened for a teaser (PAG-08): whole words, at most 160 user-perceived characters including the
 * ellipsis. A longer first word is cut between two characters. White space is collapsed.
 */
export function teaserText(text: string, limit: number = maxLength): string {
  const clean = text.replace(/\s+/gu, ' ').trim();
  if (getLength(clean) <= limit) return clean;
  const available = limit - 1;
  const result = takeWholeWords(clean, available) || firstCharacters(clean, available);
  return `${result}…`;
}

/** The words that fit, without the space or punctuation before the ellipsis. */
function takeWholeWords(text: string, available: number): string {
  let length = 0;
  let end = 0;
  for (const { segment, index } of words.segment(text)) {
    length += getLength(segment);
    if (length > available) break;
    end = index + segment.length;
  }
  return text.slice(0, end).replace(/[\s\p{Pd}\p{Ps}\p{Pi}.,:;!?、。，：；！？…]+$/u, '');
}

function firstCharacters(text: string, available: number): string {
  let result = '';
  let length = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (length === available) break;
    result += segment;
    length += 1;
  }
  return result;
}

function getLength(text: string): number {
  let length = 0;
  for (const _ of graphemes.segment(text)) length += 1;
  return length;
}
