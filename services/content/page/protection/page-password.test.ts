import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './page-password.ts';

test('PAG-05 a password is kept as a hash with its own salt', async () => {
  const [one, other] = await Promise.all([hashPassword('demo-komax'), hashPassword('demo-komax')]);
  expect(one).not.toBe(other);
  expect(one).not.toContain('demo-komax');
  expect(await isPassword('demo-komax', one)).toBe(true);
  expect(await isPassword('demo-komaX', one)).toBe(false);
});

test('PAG-05 all of a long password counts, and every way to type an umlaut', async () => {
  const long = 'x'.repeat(72);
  expect(await isPassword(`${long}a`, await hashPassword(`${long}b`))).toBe(false);
  expect(await isPassword('Mu\u0308hle-2025', await hashPassword('Mühle-2025'))).toBe(true);
});
