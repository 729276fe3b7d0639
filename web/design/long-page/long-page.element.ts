import { defineElement } from '#web/design/element/define-element.ts';
import { inPause } from '#web/design/element/in-pause.ts';

const maxMs = 500;

/**
 * Lays out the parts one by one, each when the browser is idle, so that the reader never waits. Afterwards
 * every part has its real height, and a link leads to its exact position.
 */
defineElement('ui-long-page', (host, signal) => {
  const parts = [...host.children].values();
  const layOutNext = () => {
    if (signal.aborted) return;
    const { value: part } = parts.next();
    (part ?? host).toggleAttribute('data-laid-out', true);
    if (part) inPause(layOutNext, maxMs);
  };
  layOutNext();
});
