import { defineElement } from '#web/design/element/define-element.ts';

/** The line between the pictures follows the slider; a browser may have kept where it stood. */
defineElement('ui-before-after', (host, signal) => {
  const slider = host.querySelector('input');
  if (!slider) return;
  const follow = () => host.style.setProperty('--at', `${slider.value}%`);
  slider.addEventListener('input', follow, { signal });
  follow();
});
