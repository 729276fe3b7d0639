/** The request of ForgeRock's WebAuthn node, which writes byte arrays as JavaScript source text. */
type Args = {
  readonly challenge?: string;
  readonly allowCredentials?: string;
  readonly relyingPartyId?: string;
  readonly timeout?: number | string;
  readonly userVerification?: string;
};

/** The request in the form that browsers take. Throws when the challenge is not Base64. */
export function requestOptions(callback: Args): PublicKeyCredentialRequestOptions {
  const { challenge = '', allowCredentials = '', relyingPartyId = '', timeout, userVerification } = callback;
  const credentials = [...allowCredentials.matchAll(/new Int8Array\(\[([-\d,\s]+)\]\)/g)];
  const host = relyingPartyId.replace(/^rpId: "(.+)",$/, '$1');
  return {
    challenge: Uint8Array.from(atob(challenge), (letter) => letter.charCodeAt(0)),
    ...(timeout !== undefined && { timeout: Number(timeout) }),
    ...(host && { rpId: host }),
    ...(userVerification && { userVerification: userVerification as UserVerificationRequirement }),
    allowCredentials: credentials.map(([, bytes = '']) => ({
      type: 'public-key' as const,
      id: Int8Array.from(bytes.split(',').map(Number)),
    })),
  };
}

/**
 * The result in the form that the node reads: client data, authenticator data, signature, credential and
 * user, joined by `::`.
 */
export function passkeyOutcome({ id, response }: PublicKeyCredential): string {
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    response as AuthenticatorAssertionResponse;
  const text = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes);
  const parts = [
    text(clientDataJSON),
    new Int8Array(authenticatorData).toString(),
    new Int8Array(signature).toString(),
    id,
    ...(userHandle?.byteLength ? [text(userHandle)] : []),
  ];
  return parts.join('::');
}
