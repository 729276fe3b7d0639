import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Between the last letter and the query: fast typing sends one query. */
const typingMs = 300;

/**
 * What somebody types to narrow a list, for a `ToolbarSearch`. `value`: what the list is narrowed by at present; when that
 * changes by other means ("Show all"), it stands in the field. `onSearch` is called a moment after the last letter,
 * unless another screen is on its way by then: narrowing the list would call it off.
 */
export function useTypedSearch(value: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const [searched, setSearched] = useState(value);
  const [known, setKnown] = useState(value);
  const isLeaving = useIsLeaving();
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });

  if (value !== known) {
    setKnown(value);
    if (value !== searched) {
      setTyped(value);
      setSearched(value);
    }
  }
  useEffect(() => {
    const text = typed.trim();
    if (text === searched || isLeaving) return undefined;
    const timer = setTimeout(() => {
      setSearched(text);
      latest.current(text);
    }, typingMs);
    return () => clearTimeout(timer);
  }, [typed, searched, isLeaving]);

  return {
    value: typed,
    maxLength: 100,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
  };
}

/** Whether another screen than the one that is shown has been called. */
function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return next !== undefined && next.pathname !== pathname;
}
