import { defineElement } from '#web/design/element/define-element.ts';
import { inPause } from '#web/design/element/in-pause.ts';
import { lastRead, recentlyFound, saveFound, saveLastRead } from './last-read.ts';
import type { NewsListEntry } from './news-list.tsx';

type Part = { entries: NewsListEntry[]; next: string | null };

/** Shows the news beside the page, ten items at a time, and marks unread news. */
defineElement('ui-news-panel', (host, signal) => {
  const { source = '' } = host.dataset;
  const dialog = host.querySelector('dialog');
  if (!dialog) return;
  const part = <Kind extends HTMLElement>(name: string) => host.querySelector<Kind>(`[data-part="${name}"]`)!;
  const list = part('list');
  const more = part('more').querySelector('button')!;
  let next: string | null = null;
  let isFilled = false;

  const load = async (after: string | null): Promise<Part> => {
    const response = await fetch(after ? `${source}?after=${encodeURIComponent(after)}` : source, { signal });
    if (!response.ok) throw new Error(`The news answered ${response.status}`);
    return (await response.json()) as Part;
  };

  const show = async () => {
    part('failed').hidden = true;
    list.setAttribute('aria-busy', 'true');
    try {
      const { entries, next: following } = await load(next);
      const rows = entries.map(renderEntry);
      list.append(...rows);
      // After loading more, the focus moves to the first new item.
      if (isFilled) rows[0]?.querySelector('a')?.focus();
      else if (entries[0]) read(entries[0].id);
      isFilled = true;
      next = following;
      part('more').hidden = next === null;
      part('empty').hidden = list.childElementCount > 0;
    } catch {
      part('failed').hidden = signal.aborted;
    }
    list.removeAttribute('aria-busy');
  };

  const renderEntry = (entry: NewsListEntry) => {
    const pattern = part<HTMLTemplateElement>('entry').content.firstElementChild!;
    const row = pattern.cloneNode(true) as HTMLElement;
    const time = row.querySelector('time')!;
    time.dateTime = entry.date;
    time.textContent = entry.day;
    const link = row.querySelector('a')!;
    link.textContent = entry.title;
    if (entry.href) link.href = entry.href;
    else link.replaceWith(entry.title);
    const text = row.querySelector('p')!;
    if (entry.text) text.textContent = entry.text;
    else text.remove();
    const picture = row.querySelector('img')!;
    if (entry.picture) picture.src = entry.picture;
    else picture.remove();
    return row;
  };

  const read = (newest: string) => {
    saveLastRead(newest);
    saveFound(newest);
    mark(newest);
  };

  document.addEventListener(
    'click',
    (event) => {
      const opener = (event.target as Element).closest?.('[data-action="openNewsFeed"]');
      if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (!dialog.open) dialog.showModal();
      if (!isFilled) void show();
    },
    { signal },
  );
  more.addEventListener('click', () => void show(), { signal });

  const look = async () => {
    const known = recentlyFound();
    if (known) return mark(known);
    const newest = (await load(null)).entries[0]?.id;
    if (!newest) return;
    saveFound(newest);
    mark(newest);
  };
  // The mark is not urgent; without a response there is none.
  inPause(() => void look().catch(() => {}), 20_000);
});

/** Shows the mark if the newest item is not the last one read. */
function mark(newest: string): void {
  const isUnread = lastRead() !== newest;
  for (const unread of document.querySelectorAll<HTMLElement>('[data-news-unread]'))
    unread.hidden = !isUnread;
}
