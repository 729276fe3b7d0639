import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * The path within the portal that a plain click on a link leads to; undefined when the browser is to follow it: other
 * pages, new tabs, downloads.
 */
function innerPath(event: MouseEvent, base: string): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self'))
    return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || !(pathname === base || pathname.startsWith(`${base}/`))) return undefined;
  if (hash && pathname === location.pathname && search === location.search) return undefined;
  return (pathname.slice(base.length) || '/') + search + hash;
}

/**
 * Links of the frame that the server renders around the portal, such as the menu of the account, change the screen, too,
 * and not the page. Within the portal, links are the router's.
 */
export function useFrameLinks(base: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = innerPath(event, base);
      if (path === undefined) return;
      event.preventDefault();
      navigate(path);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [base, navigate]);
}
