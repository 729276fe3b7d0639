/**
 * URL-11: remembers where the visitor reads this site. The page itself sets no cookie, so that caches in front may keep it;
 * its chooser's form does, sent behind the visitor's back once for each locale and window. A cookie that a script sets,
 * Safari forgets within a week.
 */
export function rememberLocale(site: string, locale: string): void {
  // An area without a locale, and a preview, are looked at from anywhere.
  if (location.pathname.split('/')[1] !== locale || new URLSearchParams(location.search).has('preview'))
    return;
  const key = `remembered-locale-${site}`;
  if (read(key) === locale) return;
  const body = new URLSearchParams({ site, locale });
  // Where it is not remembered the browser's languages decide the next time.
  fetch('/api/preferences', { method: 'POST', body, keepalive: true }).then(
    () => write(key, locale),
    () => {},
  );
}

/** A browser that refuses storage remembers with each page. */
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // See above.
  }
}
