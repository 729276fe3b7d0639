import { defineElement } from '#web/design/element/define-element.ts';

/** A navigation that turns out to be a download never ends, and browsers have no event for that. */
const LONGEST_WAIT = 15_000;

/**
 * Counts navigations in progress (NAV-06). Page loads are detected by the browser's Navigation API, or by
 * `beforeunload` where there is none; pages that navigate by script report it by `ui-loading:start` and
 * `ui-loading:end` events on the document.
 */
defineElement('ui-loading', (host, signal) => {
  const label = host.querySelector<HTMLElement>('[data-label]');
  let timer = 0;

  const set = (count: number) => {
    const inProgress = Math.max(0, count);
    host.dataset.count = String(inProgress);
    if (label) label.textContent = inProgress > 0 ? (label.dataset.label ?? '') : '';
    clearTimeout(timer);
    if (inProgress > 0) timer = window.setTimeout(set, LONGEST_WAIT, 0);
  };
  const start = () => set(Number(host.dataset.count) + 1);
  const end = () => set(Number(host.dataset.count) - 1);

  document.addEventListener('ui-loading:start', start, { signal });
  document.addEventListener('ui-loading:end', end, { signal });
  addEventListener('pageshow', () => set(0), { signal });

  const { navigation } = window;
  if (!navigation) {
    addEventListener('beforeunload', start, { signal });
    return;
  }
  navigation.addEventListener(
    'navigate',
    (event) => {
      const leavesThePage = !event.hashChange && event.downloadRequest === null;
      if (leavesThePage && event.navigationType !== 'traverse') start();
    },
    { signal },
  );
  navigation.addEventListener('navigatesuccess', end, { signal });
  navigation.addEventListener('navigateerror', end, { signal });
});
