/** STO-03: the browser stores which news item was the newest when the panel was last open. */
const storageKey = 'news-last-read';
const checkedKey = 'news-newest';

/** How long a response about the newest item is reused, so that not every page requests it. */
const checkedForMs = 10 * 60_000;

/** Without storage, nothing counts as read. */
export function lastRead(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export function saveLastRead(id: string): void {
  try {
    localStorage.setItem(storageKey, id);
  } catch {
    // Without storage, the mark simply reappears.
  }
}

/** The newest item, as it was fetched in this tab a short time ago. */
export function recentlyFound(now = Date.now()): string | null {
  try {
    const [id = '', at = ''] = (sessionStorage.getItem(checkedKey) ?? '').split(' ');
    return id && now - Number(at) < checkedForMs ? id : null;
  } catch {
    return null;
  }
}

export function saveFound(id: string, now = Date.now()): void {
  try {
    sessionStorage.setItem(checkedKey, `${id} ${now}`);
  } catch {
    // Without storage, the next page requests it again.
  }
}
