import { expect, test } from 'vitest';
import { createFileAddresses, openAddress } from '#services/foundation/cryptography/sign-file-address.ts';

const hash = 'a'.repeat(40);
const minute = 60_000;

function made(now = 0, secret = 'one') {
  const clock = { now };
  const addresses = createFileAddresses(secret, () => clock.now);
  const getName = (address: string) => address.split('/').at(-1) ?? '';
  return { ...addresses, clock, nameOf: getName };
}

test('FIL-01 an address for somebody opens its file behind its door, for fifteen minutes', () => {
  const { closed, read, nameOf, clock } = made();
  const name = nameOf(closed('media', hash));
  expect(read('media', name)).toEqual({ hash, isClosed: true, hasExpired: false });
  clock.now = 15 * minute - 1;
  expect(read('media', name)).toMatchObject({ hasExpired: false });
  clock.now = 20 * minute;
  expect(read('media', name)).toMatchObject({ hasExpired: true });
});

test('FIL-01 an address that was changed, moved to another door or made elsewhere opens nothing', () => {
  const { closed, read, nameOf } = made();
  const name = nameOf(closed('image', hash));
  const [, expires = '', signature = ''] = name.split('.');
  const later = (Number.parseInt(expires, 36) + 60).toString(36);
  for (const forged of [
    `${'b'.repeat(40)}.${expires}.${signature}`,
    `${hash}.${later}.${signature}`,
    `${hash}.${expires}.`,
    `${hash}.${expires}`,
    `${name}.x`,
    nameOf(made(0, 'two').closed('image', hash)),
  ])
    expect(read('image', forged), forged).toBeUndefined();
  expect(read('media', name)).toBeUndefined();
});

test('an address for everybody says only which file it is', () => {
  const { read, nameOf } = made();
  expect(read('image', nameOf(openAddress('image', hash)))).toEqual({
    hash,
    isClosed: false,
    hasExpired: false,
  });
});
