/**
 * The first script of every page, and no more than this: it fetches the behaviour of the page (elements.ts) once the page
 * has been painted, so that nothing of it competes with what the reader waits for. A page works without it, too.
 */
import { reloadWhenScriptIsGone } from '#web/apps/frame/line/reload-guard.ts';

reloadWhenScriptIsGone();
// From now on pictures may be rendered (web/design/picture/picture.module.css).
addEventListener('resize', () => document.documentElement.toggleAttribute('data-resized', true), {
  once: true,
});
afterFirstPaint(() => {
  void import('#web/browser/elements.ts');
  // The other pictures may come now (ui/picture/picture.module.css).
  whenLoaded(() => document.documentElement.toggleAttribute('data-loaded', true));
});

/** The page with its first pictures, style and typefaces. */
function whenLoaded(run: () => unknown): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/**
 * At once where nothing is painted (a window in the background) or where the browser does not report it; on the page of an
 * application, which is what the reader waits for there, once that has begun, or says that its first screen stands.
 */
function afterFirstPaint(run: () => unknown): void {
  const root = document.documentElement;
  if ('queries' in root.dataset) {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      run();
    });
    observer.observe(root, { attributeFilter: ['data-queries'] });
    return;
  }
  if (document.querySelector('[data-start]')) {
    addEventListener('load', run, { once: true });
    return;
  }
  const tells = PerformanceObserver.supportedEntryTypes?.includes('paint');
  if (!tells || document.hidden) {
    run();
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    run();
  });
  observer.observe({ type: 'paint', buffered: true });
}
