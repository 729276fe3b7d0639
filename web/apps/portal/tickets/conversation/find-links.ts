type Part = { readonly words: string; readonly href: string | undefined; readonly at: number };

/** Only these two schemes: others, above all `javascript:`, could do harm. */
const address = /\bhttps?:\/\/[^\s<>"“”„«»、。，；：！？（）「」]+/giu;

/**
 * Splits a text into parts, some of which are addresses. Punctuation at the end, and a closing bracket
 * without an opening one, do not belong to the address.
 */
export function findLinks(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  const add = (words: string, at: number, href?: string) => {
    if (words) parts.push({ words, at, href });
  };
  for (const { 0: found, index } of text.matchAll(address)) {
    const words = withoutEnd(found);
    const href = toHref(words);
    if (!href) continue;
    add(text.slice(end, index), end);
    add(words, index, href);
    end = index + words.length;
  }
  add(text.slice(end), end);
  return parts;
}

function withoutEnd(found: string): string {
  let words = found;
  for (;;) {
    const last = words.at(-1) ?? '';
    const isUnopened = (last === ')' && !words.includes('(')) || (last === ']' && !words.includes('['));
    if (!isUnopened && !/[.,;:!?'’…。、，）」]/u.test(last)) return words;
    words = words.slice(0, -1);
  }
}

function toHref(words: string): string | undefined {
  const url = URL.canParse(words) ? new URL(words) : undefined;
  return url?.hostname && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
