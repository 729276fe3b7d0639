import { client } from '#contracts/identity/client.ts';
import { mayReload } from '#web/apps/frame/connection/reload-guard.ts';
import { sessionRefused } from '#web/apps/session/tokens/refused-tokens.ts';
import { defineElement } from '#web/design/element/define-element.ts';

/** How long a failed sign-in can be read before the error page follows (specification, sections 8 and 9). */
const failureMs = 30_000;

/**
 * PAG-05: passes the signed-in person to the server and requests the page again; a signed-out reader is sent
 * to the sign-in page first, and returns here. A reader who arrived by the browser's Back button is not
 * redirected, since they could never go back otherwise.
 */
defineElement('page-role-gate', (host, signal) => {
  const show = (part: 'ask' | 'wait' | 'failed') => {
    for (const each of host.querySelectorAll<HTMLElement>('[data-part]'))
      each.hidden = each.dataset.part !== part;
  };
  const enter = () => {
    show('wait');
    readAgain(host).catch((error: unknown) => {
      console.warn('The page could not be opened', error);
      show('failed');
      const timer = setTimeout(() => location.assign(host.dataset.errorPage ?? '/'), failureMs);
      signal.addEventListener('abort', () => clearTimeout(timer));
    });
  };
  for (const link of host.querySelectorAll('a')) {
    link.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        enter();
      },
      { signal },
    );
  }
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type !== 'back_forward') enter();
});

async function readAgain(host: HTMLElement): Promise<void> {
  const [{ openSession }, { rememberReader }] = await Promise.all([
    import('#web/apps/session/session.ts'),
    import('#web/apps/session/remember-reader.ts'),
  ]);
  const { id: clientId, scope } = client;
  const { origin } = location;
  const session = openSession({ issuer: host.dataset.issuer ?? '', clientId, scope, origin });
  await Promise.race([rememberReader(session), refusedTwice()]);
  // Without this, a browser without cookies, or a person who is no longer active, would reload forever.
  if (!mayReload(location.pathname, Date.now(), sessionStorage))
    throw new Error('The page did not open for who is signed in');
  location.reload();
}

/** Rejects when the session gives up renewing tokens that are refused. */
function refusedTwice(): Promise<never> {
  return new Promise((_, reject) => {
    addEventListener(sessionRefused, () => reject(new Error('The sign-in was not accepted')), { once: true });
  });
}
