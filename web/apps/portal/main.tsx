import { client } from '#contracts/identity/client.ts';
import { createApplication } from '#web/apps/frame/application.ts';
import { startApplication } from '#web/apps/frame/start.tsx';
import { openSession } from '#web/apps/session/session.ts';
import { PortalApplication } from './application.tsx';
import { releaseAtLast } from './first-screen.tsx';
import type { PortalStart } from './portal.ts';
import { takePrefetched } from './queries/prefetched-queries.ts';
import { createSendOperation } from './queries/query.ts';

startApplication<PortalStart>('portal', (start) => {
  const session = openSession({
    issuer: start.issuer,
    clientId: client.id,
    scope: client.scope,
    origin: location.origin,
  });
  const application = createApplication(start, 'portal');
  const sendOperation = createSendOperation(session, takePrefetched);
  return <PortalApplication application={application} session={session} sendOperation={sendOperation} />;
});
releaseAtLast();
