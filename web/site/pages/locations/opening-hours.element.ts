import { defineElement } from '#web/design/element/define-element.ts';
import { inTurn } from '#web/design/element/in-turn.ts';
import { isOpen } from './open-now.ts';

/** How often the state is updated. */
const everyMinute = 60_000;

/** LOK-01: shows whether the location is open now. Without script there are only the hours. */
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
  // One after the other: a page has many locations, and the first formatter of another time zone takes a slow
  // phone 55 ms.
  inTurn(() => signal.aborted || show());
  const timer = setInterval(show, everyMinute);
  signal.addEventListener('abort', () => clearInterval(timer));
});
