import { defineElement } from '#web/design/element/define-element.ts';
import type { PasskeyOffer } from '../passkey-offer.ts';
import { passkeyOutcome, requestOptions } from './passkey-request.ts';

/**
 * Requests a passkey before the form is submitted, and puts the result into its hidden field. Without browser
 * support the reader can only choose another method.
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

/**
 * Shows the link to sign in by passkey where browsers support it, and lets the browser offer passkeys in the
 * autofill of the user name where it can (conditional mediation).
 */
defineElement('sign-in-passkey-way', (host, signal) => {
  host.hidden = !('PublicKeyCredential' in window);
  const link = host.querySelector('a');
  if (host.hidden || !link || !document.querySelector('input[autocomplete~=webauthn]')) return;
  void offerByAutofill(link.href, signal);
});

/** Picking a passkey submits the form behind the link; otherwise nothing changes for the reader. */
async function offerByAutofill(address: string, signal: AbortSignal): Promise<void> {
  try {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
    const offered = await fetch(`${new URL(address).pathname}/passkey`, { signal });
    if (!offered.ok) return;
    const { step, outcome, options } = (await offered.json()) as PasskeyOffer;
    const publicKey = requestOptions(options);
    const credential = await navigator.credentials.get({ publicKey, mediation: 'conditional', signal });
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: address, hidden: true });
    const values = { step, [outcome]: passkeyOutcome(credential as PublicKeyCredential) };
    for (const [name, value] of Object.entries(values)) {
      form.append(Object.assign(document.createElement('input'), { name, value }));
    }
    document.body.append(form);
    form.submit();
  } catch {
    // No passkey was picked, or the page was left.
  }
}
