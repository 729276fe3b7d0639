import { defineElement } from '#web/design/element/define-element.ts';

defineElement('ui-disclosure', (host, signal) => {
  const details = host.querySelector('details');
  if (!details) return;

  const closeWhenOutside = (target: EventTarget | null) => {
    if (details.open && target instanceof Node && !details.contains(target)) details.open = false;
  };

  document.addEventListener('click', (event) => closeWhenOutside(event.target), { signal });
  details.addEventListener('focusout', (event) => closeWhenOutside(event.relatedTarget), { signal });
  details.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !details.open) return;
      event.stopPropagation();
      details.open = false;
      details.querySelector('summary')?.focus();
    },
    { signal },
  );
});
