import { expect, test } from 'vitest';
import { passkeyMetadata, readPasskeyOutcome } from './forgerock-passkey.ts';

test('IDP-07 a browser is asked for a passkey as ForgeRock’s node writes it', () => {
  const challenge = Buffer.from([251, 255, 0]).toString('base64url');
  const id = Buffer.from([1, 200]).toString('base64url');
  const metadata = passkeyMetadata({
    challenge,
    rpId: 'portal.example',
    allowCredentials: [{ id, type: 'public-key' }],
  });
  expect(metadata).toMatchObject({
    challenge: '+/8A',
    relyingPartyId: 'rpId: "portal.example",',
    _relyingPartyId: 'portal.example',
    allowCredentials: 'allowCredentials: [{ "type": "public-key", "id": new Int8Array([1,-56]).buffer }]',
    _allowCredentials: [{ type: 'public-key', id: [1, -56] }],
  });
});

test('IDP-07 what the browser answers is read back to bytes', () => {
  const answer = readPasskeyOutcome('{"a":1}::1,-56::-1,0::AcgA::person');
  expect(answer).toMatchObject({ id: 'AcgA', rawId: 'AcgA' });
  const { clientDataJSON, ...rest } = answer!.response;
  const { authenticatorData, signature, userHandle = '' } = rest;
  expect(Buffer.from(clientDataJSON, 'base64url').toString()).toBe('{"a":1}');
  expect([...Buffer.from(authenticatorData, 'base64url')]).toEqual([1, 200]);
  expect([...Buffer.from(signature, 'base64url')]).toEqual([255, 0]);
  expect(Buffer.from(userHandle, 'base64url').toString()).toBe('person');
});

test.each(['', 'unsupported', 'ERROR::NotAllowedError:The operation', 'a::b::c', 'a::b::c::d::e::f'])(
  'IDP-07 %j is not an answer',
  (outcome) => {
    expect(readPasskeyOutcome(outcome)).toBeUndefined();
  },
);
