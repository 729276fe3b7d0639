import { defineElement } from '#web/design/element/define-element.ts';
import { inTurn } from '#web/design/element/in-turn.ts';
import { isOpen } from './open-now.ts';

/** How often what it says is looked at again. */
const everyMinute = 60_000;

/** LOK-01: says whether the place is open now. Without script the hours stand alone. */
defineElement('location-hours', (host, signal) => {
  const state = host.querySelector<HTMLElement>('[data-state]');
  const { hours, timeZone = '', open = '', closed = '' } = host.dataset;
  if (!state || !hours) return;
  const show = () => {
    const now = isOpen(JSON.parse(hours), timeZone, new Date());
    state.dataset.state = now ? 'open' : 'closed';
    state.textContent = now ? open : closed;
    state.hidden = false;
  };
  // A page has many places, and the first clock of another time zone takes a slow phone 55 ms.
  inTurn(() => signal.aborted || show());
  const timer = setInterval(show, everyMinute);
  signal.addEventListener('abort', () => clearInterval(timer));
});
