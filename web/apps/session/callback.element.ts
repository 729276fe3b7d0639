import { client } from '#contracts/identity/client.ts';
import { defineElement } from '#web/design/element/define-element.ts';

/** The portal's address without locale, which redirects to the remembered one. */
const portal = '/mykomax';

/**
 * Completes the sign-in on `/callback`: continues to the requested page, or shows the error, with a link to
 * start again.
 */
defineElement('sign-in-callback', async (host) => {
  const [{ openSession }] = await Promise.all([
    import('#web/apps/session/session.ts'),
    import('#web/apps/session/tenant/code-exchange.ts'),
  ]);
  const { id: clientId, scope } = client;
  const session = openSession({
    issuer: host.dataset.issuer ?? '',
    clientId,
    scope,
    origin: location.origin,
  });
  const wanted = session.wanted();
  try {
    await session.finishSignIn(new URLSearchParams(location.search));
    // Replaces the address with the code in the history.
    location.replace(wanted ?? portal);
  } catch (error) {
    show(host, error instanceof Error ? error.message : String(error), wanted);
  }
});

/**
 * Replaces the waiting page. The reason comes from the tenant or from this page, and is meant for support.
 * Starting again still leads to the requested page.
 */
function show(host: HTMLElement, reason: string, wanted: string | undefined): void {
  const failed = host.querySelector('template')?.content.cloneNode(true) as DocumentFragment | undefined;
  const place = failed?.querySelector('[data-part=reason]');
  if (!failed || !place) return;
  place.textContent = reason;
  if (wanted) failed.querySelector('a')?.setAttribute('href', wanted);
  host.replaceChildren(failed);
  document.title = host.querySelector('h1')?.textContent ?? document.title;
}
