import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useHref, useLocation, useNavigation } from 'react-router';

/** The pause after the last letter, so that fast typing sends one query. */
const typingMs = 300;

/**
 * The text of a `ToolbarSearch` that filters a list. `value`: the current filter; when it changes by other
 * means ("Show all"), the field shows it. `onSearch` is called a moment after the last letter, unless another
 * screen is loading by then, since filtering the list would cancel that.
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

/** Whether navigation to another screen is in progress. */
function useIsLeaving(): boolean {
  const here = useHref(useLocation().pathname);
  const { location: next } = useNavigation();
  return next !== undefined && next.pathname !== here;
}
