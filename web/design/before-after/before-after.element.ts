import { defineElement } from '#web/design/element/define-element.ts';

/** Moves the line between the pictures with the slider, whose position a browser may have restored. */
defineElement('ui-before-after', (host, signal) => {
  const slider = host.querySelector('input');
  if (!slider) return;
  const follow = () => host.style.setProperty('--at', `${slider.value}%`);
  slider.addEventListener('input', follow, { signal });
  follow();
});
