import { visitorHeader } from '#contracts/identity/visitor.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { visitContext } from '#web/site/visit/context.ts';
import type { Route } from './+types/passkey-offer.ts';
import { beginJourney } from './journey/journey-client.ts';
import { getField, readOutput, readOutputText } from './journey/step.ts';
import { packStep } from './journey/submitted-step.ts';

/**
 * What the browser needs to offer passkeys by autofill: the step that a passkey answers, in the form in which
 * the page carries it.
 */
export type PasskeyOffer = { readonly step: string; readonly outcome: string; readonly options: object };

/** Begins a sign-in by passkey, for the script of the sign-in page. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { identity } = context.get(serverContext);
  const absent = new Response(null, { status: 404 });
  if (!identity) return absent;
  const client = {
    tenant: identity,
    visitor: request.headers.get(visitorHeader) ?? '',
    userAgent: request.headers.get('user-agent') ?? '',
    cookie: request.headers.get('cookie'),
    language: context.get(visitContext).locale.language,
  };
  const begun = await beginJourney(client, 'Login', { prefer: 'passkey' });
  const callbacks = begun.kind === 'step' ? begun.step.callbacks : [];
  const metadata = callbacks.find(({ type }) => type === 'MetadataCallback');
  const outcome = callbacks.find((callback) => readOutputText(callback, 'id') === 'webAuthnOutcome');
  if (begun.kind !== 'step' || !metadata || !outcome) return absent;
  const options = readOutput(metadata, 'data') as object;
  const offer: PasskeyOffer = { step: packStep(begun.step), outcome: getField(outcome), options };
  return Response.json(offer, {
    headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  });
}
