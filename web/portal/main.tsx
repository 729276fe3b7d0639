import { createRoot } from 'react-dom/client';
import { client } from '#contracts/identity/client.ts';
import { provideLanguage } from '#web/i18n/message-store.ts';
import { openSession } from '#web/request/session/session.ts';
import { Application, createBeginning } from './application.tsx';
import { createAsk } from './ask.ts';
import { takeEarlyAnswer } from './early-answers.ts';
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
  // The typefaces may come when the first screen stands (tokens.css): the whole page is set anew by them.
  whenIdle(() => delete document.documentElement.dataset.questions);
}

/** Safari has no idle time that it tells of. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run, 1000);
}
