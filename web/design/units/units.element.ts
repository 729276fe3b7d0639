import { defineElement } from '#web/design/element/define-element.ts';

/**
 * Changes all values inside at once and stores the choice in the background, as the form does without script.
 */
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
      // `URLSearchParams` accepts `FormData`; TypeScript only allows it without files.
      const body = new URLSearchParams(
        new FormData(button.form, button) as unknown as Record<string, string>,
      );
      // If the choice cannot be stored, the values have changed nevertheless.
      fetch(button.form.action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(
        () => {},
      );
    },
    { signal },
  );
});
