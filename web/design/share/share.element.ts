import { defineElement } from '#web/design/element/define-element.ts';
import { copyText } from './copy-text.ts';

/** Copies the page's address, if the browser supports it. */
defineElement('ui-share', (host, signal) => {
  const button = host.querySelector<HTMLButtonElement>('[data-copy]');
  const status = host.querySelector<HTMLElement>('[data-copied]');
  if (!button || !status || !navigator.clipboard) return;
  button.hidden = false;
  const copy = async () => {
    if (await copyText(host.dataset.address ?? location.href))
      status.textContent = status.dataset.copied ?? '';
  };
  button.addEventListener('click', () => void copy(), { signal });
});
