import { defineElement } from '#web/design/element/define-element.ts';

/** The tab that a key moves to; undefined when the key is not part of the ARIA pattern. */
function destination(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

defineElement('ui-tabs', (host, signal) => {
  const list = host.querySelector('nav');
  const tabs = [...(list?.querySelectorAll('a') ?? [])];
  const panels = tabs.map((tab) => host.querySelector<HTMLElement>(`#${CSS.escape(tab.hash.slice(1))}`));
  if (!list) return;

  const select = (chosen: number) => {
    for (const [index, tab] of tabs.entries()) {
      const isChosen = index === chosen;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      if (panels[index]) panels[index].hidden = !isChosen;
    }
  };

  list.setAttribute('role', 'tablist');
  for (const [index, tab] of tabs.entries()) {
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', tab.hash.slice(1));
    const panel = panels[index];
    panel?.setAttribute('role', 'tabpanel');
    panel?.setAttribute('aria-labelledby', tab.id);
    if (panel) panel.tabIndex = 0;
  }

  const addressed = () => tabs.findIndex((tab) => tab.hash === location.hash);
  select(Math.max(0, addressed()));
  host.dataset.ready = '';

  addEventListener('hashchange', () => addressed() >= 0 && select(addressed()), { signal });

  list.addEventListener(
    'click',
    (event) => {
      const index = tabs.indexOf((event.target as Element).closest('a') as HTMLAnchorElement);
      if (index < 0) return;
      event.preventDefault();
      select(index);
    },
    { signal },
  );

  list.addEventListener(
    'keydown',
    (event) => {
      const current = tabs.indexOf(event.target as HTMLAnchorElement);
      const next = event.key === ' ' ? current : destination(event.key, current, tabs.length);
      if (current < 0 || next === undefined) return;
      event.preventDefault();
      select(next);
      tabs[next]?.focus();
    },
    { signal },
  );
});
