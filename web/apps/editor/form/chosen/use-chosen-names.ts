import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../../editor.ts';
import type { ChosenName } from './chosen-name.ts';

type LoadNames = (ids: readonly string[]) => Promise<ReadonlyMap<string, Omit<ChosenName, 'isGone'>>>;

/**
 * The names of a selection, fetched together; unknown ones are missing until they have arrived. An id that `ask` does
 * not return was deleted; `readable` ids are then shown themselves.
 */
export function useChosenNames(
  ids: readonly string[],
  loadNames: LoadNames,
  { readable }: { readable: boolean },
): ReadonlyMap<string, ChosenName> {
  const gone = useEditor().texts('editorFields')('link.gone');
  const [known, setKnown] = useState<ReadonlyMap<string, ChosenName>>(new Map());
  const current = useRef(loadNames);
  useEffect(() => {
    current.current = loadNames;
  });
  const wanted = ids.filter((id) => !known.has(id)).join(' ');
  useEffect(() => {
    if (wanted === '') return undefined;
    let isWaiting = true;
    const requested = wanted.split(' ');
    current.current(requested).then(
      (found) => {
        if (!isWaiting) return;
        const named = requested.map((id): [string, ChosenName] => {
          const name = found.get(id);
          if (name) return [id, { ...name, isGone: false }];
          return [id, { name: readable ? id : gone, detail: readable ? gone : '', isGone: true }];
        });
        setKnown((before) => new Map([...before, ...named]));
      },
      // On failure, ids are shown without names.
      () => {},
    );
    return () => {
      isWaiting = false;
    };
  }, [wanted, gone, readable]);
  return known;
}
