import type { ListedText } from './own-texts.ts';

export type Narrowed = { readonly search: string; readonly group: string; readonly isOwn: boolean };

/** Those that hold all words, of a place, and with own words only where wanted. */
export function findTexts(texts: readonly ListedText[], { search, group, isOwn }: Narrowed): ListedText[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return texts.filter((text) => {
    if (group !== '' && text.group !== group) return false;
    if (isOwn && text.own === null) return false;
    const said = `${text.standing} ${text.own ?? ''} ${text.message}`.toLocaleLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** Much longer than what stands there: a button or a line may break. */
export function isMuchLonger(standing: string, own: string): boolean {
  return own.length > Math.max(standing.length * 1.5, standing.length + 12);
}
