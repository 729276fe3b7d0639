/** SYS-03: a page reloads itself at most once in this time, so that a broken build never makes it flicker. */
const guardMs = 10_000;

/**
 * Reloads once when a part of the script is gone because a newer build is served; not without a network,
 * where a reload would fail. Applications handle this themselves (line/over-the-line.ts).
 */
export function reloadWhenScriptIsGone(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (document.querySelector('[data-start]')) return;
    if (!navigator.onLine || !mayReload(location.pathname, Date.now(), sessionStorage)) return;
    event.preventDefault();
    location.reload();
  });
}

/** Whether the path was not reloaded in the last ten seconds; notes the reload when it was not. */
export function mayReload(path: string, now: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const key = `reloaded:${path}`;
  const last = Number(storage.getItem(key) ?? 0);
  if (now - last < guardMs) return false;
  storage.setItem(key, String(now));
  return true;
}
