import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { getStep, newTotp } from './totp.ts';

const now = Date.UTC(2025, 0, 1, 12, 0, 10);
const { secret, uri } = newTotp('portal.example', 'eva@nordlicht.example');
const findCode = (timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
const step = Math.floor(now / 30_000);

test.each([
  ['now', 0, step],
  ['half a minute ago', -30_000, step - 1],
  ['in half a minute', 30_000, step + 1],
  ['a minute ago', -60_000, undefined],
  ['in a minute', 60_000, undefined],
])('IDP-07 the code of %s', (_, shift, expected) => {
  expect(getStep(secret, findCode(now + shift), now)).toBe(expected);
});

test.each(['', '12345', '1234567', 'abcdef', '12 34'])('IDP-07 %j is not a code', (code) => {
  expect(getStep(secret, code, now)).toBeUndefined();
});

test('IDP-07 a code may be typed in groups', () => {
  const code = findCode(now);
  expect(getStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(step);
});

test('IDP-07 an app learns for what and for whom it is', () => {
  expect(decodeURIComponent(uri)).toContain('portal.example:eva@nordlicht.example');
  expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
});
