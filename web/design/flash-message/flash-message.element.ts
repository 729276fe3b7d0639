import { defineElement } from '#web/design/element/define-element.ts';

const FLOATING_TIME = 7000;

/** The message stays in the page and is only hidden: the code that rendered it may still own the node. */
defineElement('ui-flash', (host, signal) => {
  const hide = () => {
    host.hidden = true;
  };
  host.querySelector('[data-hide]')?.addEventListener('click', hide, { signal });
  if (!('floating' in host.dataset)) return;

  let timer = 0;
  const pause = () => clearTimeout(timer);
  const resume = () => {
    pause();
    timer = window.setTimeout(hide, FLOATING_TIME);
  };
  for (const event of ['pointerenter', 'focusin']) host.addEventListener(event, pause, { signal });
  for (const event of ['pointerleave', 'focusout']) host.addEventListener(event, resume, { signal });
  signal.addEventListener('abort', pause);
  resume();
});
