/** The link that opens a row of a list, in its header cell. */
const opener = 'main tbody tr th a[href]';

/** Moves the focus to the next or previous row of the screen's list. */
export function moveRow(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(opener)];
  const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  const next = at < 0 ? links[0] : links[at + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** The visible element for a key: in the focused row, or else outside rows; undefined: there is none. */
export function findCarrier(key: string): HTMLElement | undefined {
  const carriers = [...document.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)].filter(
    (carrier) => carrier.checkVisibility(),
  );
  const row = document.activeElement?.closest('tr');
  return (
    carriers.find((carrier) => row?.contains(carrier)) ?? carriers.find((carrier) => !carrier.closest('tr'))
  );
}

/** Clicks a button or link, or focuses a field; for a tab, the field in its panel. */
export function pressCarrier(carrier: HTMLElement): void {
  carrier.focus();
  if (carrier.matches('input, textarea, select')) return;
  carrier.click();
  const panel = carrier.getAttribute('aria-controls');
  if (carrier.role !== 'tab' || !panel) return;
  requestAnimationFrame(() => document.getElementById(panel)?.querySelector('textarea')?.focus());
}
