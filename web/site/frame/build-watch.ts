import { isSlowConnection } from './prefetch.ts';

/** SYS-02: when the page is complete and quiet, so that nothing competes with it. */
const delayMs = 1000;

/** Fetches what is known of the served build, so that parts loaded later come from the one that is there. */
export function watchBuild(): void {
  // Before there is a site nothing of it is there to be fetched.
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
    // The page does not depend on it.
    console.info('The build could not be asked for', error);
  }
}
