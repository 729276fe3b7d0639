/** What opens a row of a list: the link in the cell that names it. */
const opener = 'main tbody tr th a[href]';

/** Moves the focus to the next or previous row of the screen's list. */
export function moveRow(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(opener)];
  const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  const next = at < 0 ? links[0] : links[at + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** What carries a key: in the row that has the focus, else outside of rows; undefined where nothing that is seen does. */
export function findCarrier(key: string): HTMLElement | undefined {
  const carriers = [...document.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)].filter(
    (carrier) => carrier.checkVisibility(),
  );
  const row = document.activeElement?.closest('tr');
  return (
    carriers.find((carrier) => row?.contains(carrier)) ?? carriers.find((carrier) => !carrier.closest('tr'))
  );
}

/** Presses a button or a link; the focus goes into a field, of a tab into that of its panel. */
export function pressCarrier(carrier: HTMLElement): void {
  carrier.focus();
  if (carrier.matches('input, textarea, select')) return;
  carrier.click();
  const panel = carrier.getAttribute('aria-controls');
  if (carrier.role !== 'tab' || !panel) return;
  requestAnimationFrame(() => document.getElementById(panel)?.querySelector('textarea')?.focus());
}
