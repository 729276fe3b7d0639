import { defineElement } from '#web/design/element/define-element.ts';

/** Changes all values within at once and keeps the choice behind the visitor's back, as the form without script does. */
defineElement('ui-units', (host, signal) => {
  host.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('button[name="measurement"]');
      if (!button?.form) return;
      event.preventDefault();
      host.dataset.system = button.value;
      for (const option of host.querySelectorAll('button[name="measurement"]')) {
        option.setAttribute('aria-pressed', String(option.getAttribute('value') === button.value));
      }
      // Browsers take the data of a form here; TypeScript knows of it only for those without files.
      const body = new URLSearchParams(
        new FormData(button.form, button) as unknown as Record<string, string>,
      );
      // Where it cannot be stored, the values have changed all the same.
      fetch(button.form.action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(
        () => {},
      );
    },
    { signal },
  );
});
