import type { Highlighted } from '#contracts/search/records.ts';
import type { Marker } from './highlight.ts';

const maxLength = 220;
const before = 60;

/** A text for a list of results, cut between words. */
export function shortened(text: string, max = maxLength): string {
  const flat = text.replace(/[^\S\u00a0\u202f]+/g, ' ').trim();
  if (flat.length <= max) return flat;
  const cut = flat.slice(0, max);
  const gap = cut.lastIndexOf(' ');
  return `${(gap > max / 2 ? cut.slice(0, gap) : cut).replace(/[\ud800-\udbff]$/, '').replace(/[\s,;:.–-]+$/u, '')} …`;
}

/** The first line of a text that has one of the words, cut around it; undefined: none has. */
export function getExcerpt(body: string, language: string, mark: Marker): string | undefined {
  for (const line of body.slice(0, 20_000).split('\n')) {
    const parts = mark(line, language);
    if (parts.some(({ marked }) => marked)) return around(parts);
  }
  return undefined;
}

function around(parts: Highlighted): string {
  const text = parts.map((part) => part.text).join('');
  const first = parts.findIndex(({ marked }) => marked);
  const at = parts.slice(0, first).reduce((sum, part) => sum + part.text.length, 0);
  if (at + before < maxLength) return shortened(text);
  const from = text.lastIndexOf(' ', at - before);
  return `… ${shortened(text.slice(from > 0 ? from + 1 : at).replace(/^[\udc00-\udfff]/, ''), maxLength - 2)}`;
}
