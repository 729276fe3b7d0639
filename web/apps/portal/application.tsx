import { useEffect, useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { type Application, ApplicationContext } from '#web/apps/frame/application.ts';
import { createRoutes } from '#web/apps/frame/routes.tsx';
import type { Session } from '#web/apps/session/session.ts';
import { type Refuser, sessionRefused } from '#web/apps/session/tokens/refused-tokens.ts';
import type { Viewer } from '#web/apps/session/viewer.ts';
import { Waiting } from '#web/design/waiting/waiting.tsx';
import { PortalFailure, Refused } from './failure.tsx';
import { FirstWaiting, releaseWhenPainted } from './first-screen.tsx';
import type { Portal, PortalStart } from './portal.ts';
import type { SendOperation } from './queries/query.ts';
import { screens } from './screens.ts';
import { Shell } from './shell.tsx';
import { signOut } from './sign-out.ts';

/** How long after a failed sign-in the address is reloaded automatically; a button does it at once. */
const againMs = 30_000;

type Props = { application: PortalStart & Application; session: Session; sendOperation: SendOperation };

/** The portal of a signed-in person, with its screens. */
function openPortal({ application, session, sendOperation }: Props, viewer: Viewer) {
  const portal: Portal = { ...application, session, viewer, sendOperation };
  const routes = createRoutes(screens, portal, { Shell, Waiting: FirstWaiting, Failure: PortalFailure });
  return { portal, router: createBrowserRouter(routes, { basename: portal.base }) };
}

/** Starts once the person is known; a person who is not signed in is sent to the sign-in page. */
export function PortalApplication(props: Props) {
  const [{ application, session, sendOperation }] = useState(props);
  // During sign-out the user info is not fetched: its response would arrive afterwards and start another
  // session.
  const [isLeaving] = useState(() => location.pathname === application.to('/logout'));
  // The claims in the token are enough to render by; the back ends decide by the person's current state.
  const [first] = useState(() => {
    const stored = isLeaving ? undefined : session.peek();
    return stored && openPortal({ application, session, sendOperation }, stored);
  });
  const [opened, setOpened] = useState(first);
  const [error, setError] = useState<unknown>();
  const [refuser, setRefuser] = useState<Refuser>();

  useEffect(() => {
    if (isLeaving) {
      signOut(session, application.home).catch(setError);
      return;
    }
    session.viewer().then(
      (viewer) => {
        if (JSON.stringify(viewer) === JSON.stringify(first?.portal.viewer)) return;
        first?.router.dispose();
        setOpened(openPortal({ application, session, sendOperation }, viewer));
      },
      (reason: unknown) => {
        // A slow tenant must not replace a screen by an error: the back ends decide by the person's current
        // state.
        if (!first) setError(reason);
      },
    );
  }, [application, session, sendOperation, isLeaving, first]);

  useEffect(() => {
    const refuse = ({ detail }: CustomEvent<Refuser>) => setRefuser(detail);
    addEventListener(sessionRefused, refuse);
    return () => removeEventListener(sessionRefused, refuse);
  }, []);

  useEffect(() => {
    if (error || refuser) releaseWhenPainted();
    if (!error) return undefined;
    const timer = setTimeout(() => location.reload(), againMs);
    return () => clearTimeout(timer);
  }, [error, refuser]);

  return (
    <ApplicationContext value={opened?.portal ?? application}>
      {opened && !refuser && !error ? (
        <RouterProvider router={opened.router} />
      ) : (
        <main id="content" tabIndex={-1}>
          {refuser ? <Refused refuser={refuser} /> : error ? <PortalFailure error={error} /> : <Waiting />}
        </main>
      )}
    </ApplicationContext>
  );
}
