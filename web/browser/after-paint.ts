/**
 * The first script of every page, kept this small: it loads the custom elements of the page (elements.ts)
 * once the page has been painted, so that they compete with nothing the reader waits for. A page works
 * without them, too.
 */
import { reloadWhenScriptIsGone } from '#web/apps/frame/connection/reload-guard.ts';

reloadWhenScriptIsGone();
// From now on pictures may be rendered (web/design/picture/picture.module.css).
addEventListener('resize', () => document.documentElement.toggleAttribute('data-resized', true), {
  once: true,
});
afterFirstPaint(() => {
  void import('#web/browser/elements.ts');
  // The other pictures may load now (web/design/picture/picture.module.css).
  whenLoaded(() => document.documentElement.toggleAttribute('data-loaded', true));
});

/** Runs when the page has loaded, with its first pictures, styles and fonts. */
function whenLoaded(run: () => unknown): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/**
 * Runs after the first paint: at once where nothing is painted (a tab in the background) or the browser does
 * not report it; on the page of an application, once that has started, or reports its first screen.
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
