import { useState } from 'react';
import type { PageEntry } from '../page-operations.ts';

export type ChosenPages = {
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  readonly choose: (id: string, isChosen: boolean) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
};

/** The chosen pages of a list; those that the list no longer shows are dropped. */
export function useChosenPages(entries: readonly PageEntry[]): ChosenPages {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    ids: entries.map(({ id }) => id).filter((id) => chosen.has(id)),
    has: (id) => chosen.has(id),
    choose: (id, isChosen) =>
      setChosen((before) => {
        const after = new Set(before);
        if (isChosen) after.add(id);
        else after.delete(id);
        return after;
      }),
    chooseAll: () => setChosen(new Set(entries.map(({ id }) => id))),
    clear: () => setChosen(new Set()),
  };
}
