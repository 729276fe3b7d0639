import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';

/** The options for the browser in the form of ForgeRock's WebAuthn node: byte arrays as JavaScript source. */
export function passkeyMetadata({
  challenge,
  allowCredentials = [],
  rpId = '',
  userVerification = 'preferred',
  timeout = 60_000,
}: PublicKeyCredentialRequestOptionsJSON): Record<string, unknown> {
  const credentials = allowCredentials.map(({ id }) => [...new Int8Array(Buffer.from(id, 'base64url'))]);
  const listed = credentials.map((id) => `{ "type": "public-key", "id": new Int8Array([${id}]).buffer }`);
  return {
    _action: 'webauthn_authentication',
    _type: 'WebAuthn',
    challenge: Buffer.from(challenge, 'base64url').toString('base64'),
    allowCredentials: listed.length > 0 ? `allowCredentials: [${listed.join(',')}]` : '',
    _allowCredentials: credentials.map((id) => ({ type: 'public-key', id })),
    timeout: String(timeout),
    userVerification,
    relyingPartyId: `rpId: "${rpId}",`,
    _relyingPartyId: rpId,
  };
}

/**
 * The answer of ForgeRock's clients: client data, authenticator data, signature, credential, person, separated by
 * `::`.
 */
export function readPasskeyOutcome(outcome: string): AuthenticationResponseJSON | undefined {
  const parts = outcome.split('::');
  const [clientData, authenticator, signature, id, userHandle] = parts;
  if (!clientData || !authenticator || !signature || !id || parts.length > 5) return undefined;
  const bytes = (list: string) =>
    Buffer.from(Int8Array.from(list.split(',').map(Number))).toString('base64url');
  return {
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(clientData, 'utf8').toString('base64url'),
      authenticatorData: bytes(authenticator),
      signature: bytes(signature),
      ...(userHandle && { userHandle: Buffer.from(userHandle, 'utf8').toString('base64url') }),
    },
  };
}
