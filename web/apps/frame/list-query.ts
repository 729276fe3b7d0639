import { useEffect, useRef } from 'react';
import { useHref, useLocation, useNavigation, useSearchParams } from 'react-router';
import { withQuery } from './with-query.ts';

/**
 * The query of a list as it is wanted: that of the address or, while another choice is loading, already that one. So
 * a control shows at once what was chosen, and a second choice meanwhile does not lose the first.
 */
export function useListQuery(): [
  query: URLSearchParams,
  choose: (parts: Readonly<Record<string, string>>) => void,
] {
  const [current, setQuery] = useSearchParams();
  // What is loading is said with the address of the application, the present place without it.
  const here = useHref(useLocation().pathname);
  const { location: next } = useNavigation();
  const wanted = next?.pathname === here ? next.search : `?${current}`;
  // The router says only with its next picture what is loading.
  const latest = useRef(wanted);
  useEffect(() => {
    latest.current = wanted;
  }, [wanted]);
  const choose = (parts: Readonly<Record<string, string>>) => {
    const query = withQuery(new URLSearchParams(latest.current), parts);
    latest.current = `?${query}`;
    setQuery(query, { replace: true, preventScrollReset: true });
  };
  return [new URLSearchParams(wanted), choose];
}
