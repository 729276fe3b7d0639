import { defineElement } from '#web/design/element/define-element.ts';

const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype;

/**
 * Elements with data-opens="id" open the dialog. A link with it normally leads to a page with the same
 * content, so it still works without script and when a new tab is requested.
 */
defineElement('ui-dialog', (host, signal) => {
  const dialog = host.querySelector('dialog');
  if (!dialog) return;

  document.addEventListener(
    'click',
    (event) => {
      const opener = (event.target as Element).closest?.('[data-opens]');
      if (opener?.getAttribute('data-opens') !== dialog.id) return;
      if (knowsCommands && opener.hasAttribute('commandfor')) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (!dialog.open) dialog.showModal();
    },
    { signal },
  );

  if (knowsClosedBy) return;
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close(), { signal });
});
