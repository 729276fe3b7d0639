import { useEffect, useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { type Refuser, sessionRefused } from '#web/apps/session/refused-tokens.ts';
import type { Session } from '#web/apps/session/session.ts';
import type { Viewer } from '#web/apps/session/viewer.ts';
import { Waiting } from '#web/design/waiting/waiting.tsx';
import type { Ask } from './ask.ts';
import { Failure } from './failure.tsx';
import { releaseWhenPainted } from './first-screen.ts';
import { leave } from './leave.ts';
import { createPortal, type Portal, PortalContext } from './portal.ts';
import { Refused } from './refused.tsx';
import { routes } from './routes.tsx';
import type { Start } from './start.ts';

/** So long a failed sign-in can be read, before the error page follows (specification, sections 8 and 9). */
const failureMs = 30_000;

type Beginning = { portal: Portal; router: ReturnType<typeof createBrowserRouter> };
type Props = { start: Start; session: Session; begin: (viewer: Viewer) => Beginning };

/** For people who are signed in; gives the portal of one of them and the screens in it. */
export function createBeginning(start: Start, session: Session, ask: Ask): Props['begin'] {
  return (viewer) => {
    const portal = createPortal(start, session, viewer, ask);
    return { portal, router: createBrowserRouter(routes(portal), { basename: start.base }) };
  };
}

/** Begins as soon as it is known who is there; who is not signed in leaves for the sign-in page. */
export function Application({ start, session, begin }: Props) {
  // Who leaves is not asked any more who he is: the answer would come after the end and begin another session.
  const [isLeaving] = useState(() => location.pathname === `${start.base}/logout`);
  // What the token says is enough to render by; the back ends decide by what the person is now.
  const [first] = useState(() => {
    const stored = isLeaving ? undefined : session.peek();
    return stored && begin(stored);
  });
  const [beginning, setBeginning] = useState(first);
  const [error, setError] = useState<unknown>();
  const [refuser, setRefuser] = useState<Refuser>();

  useEffect(() => {
    if (isLeaving) {
      leave(session, start.home).catch(setError);
      return;
    }
    session.viewer().then((viewer) => {
      if (JSON.stringify(viewer) === JSON.stringify(first?.portal.viewer)) return;
      first?.router.dispose();
      setBeginning(begin(viewer));
    }, setError);
  }, [start, session, begin, isLeaving, first]);

  useEffect(() => {
    const refuse = ({ detail }: CustomEvent<Refuser>) => setRefuser(detail);
    addEventListener(sessionRefused, refuse as unknown as EventListener);
    return () => removeEventListener(sessionRefused, refuse as unknown as EventListener);
  }, []);

  useEffect(() => {
    if (error || refuser) releaseWhenPainted();
    if (!error) return undefined;
    const timer = setTimeout(() => location.assign(`${start.home}/error`), failureMs);
    return () => clearTimeout(timer);
  }, [error, refuser, start]);

  if (refuser) return <Refused refuser={refuser} start={start} />;
  if (error) return <Failure error={error} start={start} />;
  if (!beginning) return <Waiting />;
  return (
    <PortalContext value={beginning.portal}>
      <RouterProvider router={beginning.router} />
    </PortalContext>
  );
}
