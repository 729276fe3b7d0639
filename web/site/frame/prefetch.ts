import { noPages, ownPages } from './speculation-rules.ts';

/** NAV-06: at most this many pages are fetched ahead at once. */
const maxAtOnce = 4;

const notAhead = new RegExp(`^/(?:(?:${noPages.join('|')})/|[^/]+/(?:${ownPages.join('|')})(?:/|$))`);

const requested = new Set<string>();
let running = 0;

/**
 * Prefetches a page when the visitor points at a link or focuses it, in browsers without speculation rules;
 * never on a slow connection or with data saving.
 */
export function prefetchOnIntent(): void {
  if (HTMLScriptElement.supports?.('speculationrules') || isSlowConnection()) return;
  for (const event of ['pointerover', 'focusin'] as const) {
    document.addEventListener(event, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && leadsToPage(link)) prefetch(link.href.replace(/#.*$/, ''));
    });
  }
}

/** Whether the browser reports a slow connection or data saving; not every browser knows. */
export function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData: boolean; effectiveType: string };
  };
  return Boolean(connection && (connection.saveData || connection.effectiveType.endsWith('2g')));
}

function leadsToPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    !link.target &&
    !link.hasAttribute('download') &&
    !notAhead.test(link.pathname)
  );
}

function prefetch(href: string): void {
  if (requested.has(href) || running >= maxAtOnce) return;
  requested.add(href);
  running += 1;
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = href;
  hint.onload = hint.onerror = () => {
    running -= 1;
  };
  document.head.append(hint);
}
