import { createRoot } from 'react-dom/client';
import { client } from '#contracts/identity/client.ts';
import { openSession } from '#web/apps/session/session.ts';
import { provideLanguage } from '#web/i18n/message-store.ts';
import { Application, createBeginning } from './application.tsx';
import { createAsk } from './ask.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { releaseAtLast } from './first-screen.ts';
import { portalId, type Start } from './start.ts';

/** The portal: begins in the page that the server drew around it (docs/decisions/0021). */
const place = document.getElementById(portalId);
if (place) {
  const start = JSON.parse(place.dataset.start ?? '') as Start;
  provideLanguage(start.locale.language, start.messages);
  const session = openSession({
    issuer: start.issuer,
    clientId: client.id,
    scope: client.scope,
    origin: location.origin,
  });
  const begin = createBeginning(start, session, createAsk(session, takeEarlyAnswer));
  createRoot(place).render(<Application start={start} session={session} begin={begin} />);
  releaseAtLast();
}
