import { defineElement } from '#web/design/element/define-element.ts';
import { inPause } from '#web/design/element/in-pause.ts';

const maxMs = 500;

/**
 * Lays out part after part, each in a pause of its own, so that the reader never waits: from then on every
 * part has the height that it has, and a link leads to its very place.
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
