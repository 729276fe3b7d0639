import { plainText } from '../rich-text/rich-text.ts';
import type { SegmentText } from './segment.ts';

const words = new Intl.Segmenter('en', { granularity: 'word' });

/** The number of words of a text, as translation agencies count them. */
export function countWords(text: SegmentText): number {
  const plain = typeof text === 'string' ? text : plainText(text);
  let count = 0;
  for (const { isWordLike } of words.segment(plain)) if (isWordLike) count += 1;
  return count;
}
