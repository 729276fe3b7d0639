import type { ListedText } from './own-texts.ts';

export type Narrowed = { readonly search: string; readonly group: string; readonly isOwn: boolean };

/** The texts that contain all words, are in the group, and have an override if required. */
export function findTexts(texts: readonly ListedText[], { search, group, isOwn }: Narrowed): ListedText[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return texts.filter((text) => {
    if (group !== '' && text.group !== group) return false;
    if (isOwn && text.own === null) return false;
    const searchable = `${text.standing} ${text.own ?? ''} ${text.message}`.toLocaleLowerCase();
    return words.every((word) => searchable.includes(word));
  });
}

/** Whether an override is much longer than the original, so that a button or a line may wrap. */
export function isMuchLonger(standing: string, own: string): boolean {
  return own.length > Math.max(standing.length * 1.5, standing.length + 12);
}
