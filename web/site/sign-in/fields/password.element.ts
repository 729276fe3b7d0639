import { defineElement } from '#web/design/element/define-element.ts';

/** A button that shows the password; submitting the form hides it again, so that browsers can save it. */
defineElement('sign-in-password', (host, signal) => {
  const input = host.querySelector('input');
  const button = host.querySelector('button');
  if (!input || !button) return;
  const labels = { show: button.textContent ?? '', hide: button.dataset.hide ?? '' };
  const turn = (isShown: boolean) => {
    input.type = isShown ? 'text' : 'password';
    button.textContent = isShown ? labels.hide : labels.show;
  };
  button.addEventListener('click', () => turn(input.type === 'password'), { signal });
  input.form?.addEventListener('submit', () => turn(false), { signal });
  button.hidden = false;
});
