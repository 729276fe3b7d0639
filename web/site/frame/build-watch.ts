import { isSlowConnection } from './prefetch.ts';

/** SYS-02: the delay after the page has loaded, so that the request competes with nothing. */
const delayMs = 1000;

/** Fetches the manifest of the served build, so that parts loaded later match it. */
export function watchBuild(): void {
  // During setup there is no site whose manifest could be fetched.
  if (isSlowConnection() || location.pathname.startsWith('/setup')) return;
  const begin = () => setTimeout(() => void prefetchManifest(), delayMs);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

async function prefetchManifest(): Promise<void> {
  try {
    const latest = await fetch(`/builds/latest.json?${Date.now()}`);
    const { id } = (await latest.json()) as { id: string };
    await fetch(`/builds/meta/${encodeURIComponent(id)}.json`);
  } catch (error) {
    // Not an error: the page does not depend on it.
    console.info('The build could not be asked for', error);
  }
}
