/** STO-03: in the browser stands which news was the newest when the panel was last open. */
const storageKey = 'news-last-read';
const checkedKey = 'news-newest';

/** How long an answer about the newest news is good for, so that not every page asks. */
const checkedForMs = 10 * 60_000;

/** A browser that refuses storage has read nothing. */
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
    // Then the mark simply comes back.
  }
}

/** The newest news as it was found in this window a short time ago. */
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
    // The next page asks again.
  }
}
