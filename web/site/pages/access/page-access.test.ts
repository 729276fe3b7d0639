import { describe, expect, test } from 'vitest';
import { BackendError } from '#contracts/execute.ts';
import { uploadLimits } from '#contracts/upload-limits.ts';
import type { ContentClient } from '#web/site/data/content-client.ts';
import { errorResponse } from '#web/site/data/error-response.ts';
import { parseCookies } from '#web/site/visit/request/cookies.ts';
import { enterPassword, opensPage } from './page-access.ts';

const server = {
  sign: (text: string) => Buffer.from(text).toString('base64url'),
  settings: {
    origin: 'https://example.org',
    production: true,
    siteHosts: new Map(),
    showHiddenCountries: false,
    issuer: '',
    uploadLimits,
  },
};
const page = {
  id: 'child',
  protection: 'password' as const,
  protectedBy: 'p1',
  passwordVersions: ['v1', 'v2'],
};
const content = (async (_: unknown, { password }: { password: string }) => ({
  passwordGrant: password === 'right' ? { pageId: 'p1', version: 'v2' } : null,
})) as unknown as ContentClient;
const enter = (password: string, rest = {}) =>
  enterPassword({ server, content, page, password, visitor: '127.0.0.1', ...rest });

async function getCookie(password: string) {
  const outcome = await enter(password);
  if (outcome.kind !== 'opened') throw new Error(outcome.kind);
  return outcome.cookie;
}

describe('PAG-05 the password of a protected page', () => {
  test('the right one gives a signed cookie for thirty days that opens the page and those below', async () => {
    const cookie = await getCookie('right');
    expect(cookie).toMatch(
      /^access_p1=\d+\.[\w-]+; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure$/,
    );
    const cookies = parseCookies(cookie.split(';')[0]!);
    expect(opensPage(server, cookies, page)).toBe(true);
    expect(opensPage(server, cookies, page, Date.now() + 31 * 24 * 3600 * 1000)).toBe(false);
    expect(opensPage(server, cookies, { ...page, passwordVersions: ['v3'] })).toBe(false);
    expect(opensPage(server, cookies, { ...page, protectedBy: 'p2' })).toBe(false);
  });

  test('a forged, changed or empty cookie opens nothing', async () => {
    const [, expires, signature] = /=(\d+)\.([\w-]+)/.exec(await getCookie('right'))!;
    for (const value of [
      `${Number(expires) + 1}.${signature}`,
      `${expires}.`,
      expires,
      `.${signature}`,
      'x',
      '',
    ]) {
      expect(opensPage(server, parseCookies(`access_p1=${value}`), page)).toBe(false);
    }
  });

  test('a missing and a wrong one are told apart, and guessing is slowed', async () => {
    expect(await enter('')).toEqual({ kind: 'required' });
    expect(await enter('guess')).toEqual({ kind: 'wrong' });
    const tired = (async () => {
      throw errorResponse(new BackendError('Too often', 'refused', 200, 'TOO_MANY_ATTEMPTS'));
    }) as unknown as ContentClient;
    expect(await enter('right', { content: tired })).toEqual({ kind: 'tooMany' });
  });

  test('a page for a role is not opened by a password', async () => {
    const cookies = parseCookies((await getCookie('right')).split(';')[0]!);
    expect(opensPage(server, cookies, { ...page, protection: 'role' })).toBe(false);
  });
});
