import { expect, test } from 'vitest';
import { findApiToken, hashOfApiToken, hintOfApiToken, isWellFormed, makeApiToken } from './token-format.ts';

const bearing = (authorization: string) => findApiToken(new Headers({ authorization }));

test('a token is whole, is unlike every other, and is selected by a double click', () => {
  const tokens = Array.from({ length: 50 }, makeApiToken);
  for (const token of tokens)
    expect([isWellFormed(token), token.length, /^\w+$/.test(token)]).toEqual([true, 57, true]);
  expect(new Set(tokens).size).toBe(50);
});

test('one that lost, exchanged or got a character is none', () => {
  const token = makeApiToken();
  const other = token.at(20) === 'a' ? 'b' : 'a';
  for (const wrong of [
    '',
    'ferrule_',
    token.slice(0, -1),
    token.slice(1),
    `${token}0`,
    `${token.slice(0, 20)}${other}${token.slice(21)}`,
    token.toUpperCase(),
    ` ${token}`,
  ])
    expect(isWellFormed(wrong), wrong).toBe(false);
});

test('it is found as bearer, in whatever state, and the token of the site is not taken for one', () => {
  const token = makeApiToken();
  expect(bearing(`Bearer ${token}`)).toBe(token);
  expect(bearing(`bearer ${token}`)).toBe(token);
  expect(bearing('Bearer ferrule_cut-off')).toBe('ferrule_cut-off');
  for (const others of ['Bearer v1.abc', `Basic ${token}`, token, `Bearer ${token} more`])
    expect(bearing(others), others).toBeUndefined();
  expect(findApiToken(new Headers())).toBeUndefined();
});

test('what is stored says nothing of it but its last characters', () => {
  const token = makeApiToken();
  const stored = `${hashOfApiToken(token)} ${hintOfApiToken(token)}`;
  expect(stored).not.toContain(token.slice(8, 20));
  expect(token.endsWith(hintOfApiToken(token))).toBe(true);
  expect(hashOfApiToken(token)).toBe(hashOfApiToken(token));
});
