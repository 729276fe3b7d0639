import { defineElement } from '#web/ui/element/define-element.ts';

/** NAV-03: opens the panel for every link to the action; what only names the panel, ui-dialog opens. */
defineElement('frame-contact-panel', (host, signal) => {
  const dialog = host.querySelector('dialog');
  document.addEventListener(
    'click',
    (event) => {
      const opener = (event.target as Element).closest?.('[data-action="openContactPanel"]');
      if (!dialog || !opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (!dialog.open) dialog.showModal();
    },
    { signal },
  );
});
