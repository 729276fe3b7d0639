/**
 * URL-11: remembers the locale in which the visitor reads this site. The page sets no cookie, so that caches
 * in front may store it; instead the chooser's form is submitted in the background, once for each locale and
 * tab. The server sets the cookie, since Safari deletes cookies set by scripts within a week.
 */
export function rememberLocale(site: string, locale: string): void {
  // An area without a locale, or a preview, says nothing of where the visitor is.
  if (location.pathname.split('/')[1] !== locale || new URLSearchParams(location.search).has('preview'))
    return;
  const key = `remembered-locale-${site}`;
  if (read(key) === locale) return;
  const body = new URLSearchParams({ site, locale });
  // If this fails, the browser's languages decide the next time.
  fetch('/api/preferences', { method: 'POST', body, keepalive: true }).then(
    () => write(key, locale),
    () => {},
  );
}

/** A browser without storage sends it again with each page. */
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
