import { defineElement } from '#web/design/element/define-element.ts';
import { passkeyOutcome, requestOptions } from './passkey-request.ts';

/**
 * Asks for a passkey before the form is sent, and puts the answer into its hidden field. Without support the form can
 * only be left for another way.
 */
defineElement('sign-in-passkey', (host, signal) => {
  const form = host.closest('form');
  const outcome = form?.querySelector<HTMLInputElement>('[data-part=webAuthnOutcome]');
  if (!form || !outcome || !('PublicKeyCredential' in window)) return;
  const part = (name: string) => host.querySelector<HTMLElement>(`[data-part=${name}]`)!;
  part('unsupported').hidden = true;

  const askThenSend = async (button: HTMLElement | null) => {
    part('failed').hidden = true;
    try {
      const options = requestOptions(JSON.parse(host.dataset.options ?? '{}'));
      const credential = await navigator.credentials.get({ publicKey: options, signal });
      outcome.value = passkeyOutcome(credential as PublicKeyCredential);
      form.requestSubmit(button);
    } catch {
      part('failed').hidden = false;
    }
  };

  form.addEventListener(
    'submit',
    (event) => {
      const button = event.submitter;
      const isOtherWay = button instanceof HTMLButtonElement && Number(button.value) > 0;
      if (outcome.value !== '' || isOtherWay) return;
      event.preventDefault();
      void askThenSend(button);
    },
    { signal },
  );
});

/** The link to signing in by passkey is shown where that can be. */
defineElement('sign-in-passkey-way', (host) => {
  host.hidden = !('PublicKeyCredential' in window);
});
