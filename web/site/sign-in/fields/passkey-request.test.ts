import { expect, test } from 'vitest';
import { passkeyOutcome, requestOptions } from './passkey-request.ts';

test('IDP-07 what ForgeRock’s node asks becomes a request to the browser', () => {
  const options = requestOptions({
    challenge: btoa('challenge'),
    allowCredentials:
      'allowCredentials: [{ "type": "public-key", "id": new Int8Array([1,-2,127]).buffer },{ "type": "public-key", "id": new Int8Array([3]).buffer }]',
    relyingPartyId: 'rpId: "site.example",',
    timeout: '60000',
    userVerification: 'preferred',
  });
  expect(new TextDecoder().decode(options.challenge as Uint8Array)).toBe('challenge');
  expect(options).toMatchObject({ rpId: 'site.example', timeout: 60_000, userVerification: 'preferred' });
  expect(options.allowCredentials?.map(({ id }) => [...(id as Int8Array)])).toEqual([[1, -2, 127], [3]]);
});

test('IDP-07 without a list the browser offers what it has', () => {
  expect(requestOptions({ challenge: '', allowCredentials: '' })).toEqual({
    challenge: new Uint8Array(),
    allowCredentials: [],
  });
});

test('IDP-07 the answer is written as the node reads it', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values).buffer;
  const text = (words: string) => new TextEncoder().encode(words).buffer;
  const response = {
    clientDataJSON: text('{"type":"webauthn.get"}'),
    authenticatorData: bytes(1, 255),
    signature: bytes(128),
    userHandle: text('person'),
  };
  const credential = { id: 'abc', response } as unknown as PublicKeyCredential;
  expect(passkeyOutcome(credential)).toBe('{"type":"webauthn.get"}::1,-1::-128::abc::person');
  const without = {
    id: 'abc',
    response: { ...response, userHandle: null },
  } as unknown as PublicKeyCredential;
  expect(passkeyOutcome(without)).toBe('{"type":"webauthn.get"}::1,-1::-128::abc');
});
