import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Holder, PersonStatus } from '#contracts/identity/holder.ts';
import { uploadLimits } from '#contracts/upload-limits.ts';
import { parseCookies } from '#web/site/visit/request/cookies.ts';
import { enterByRole, findHolder, holderCookie } from './role-access.ts';

const server = {
  sign: (text: string) => createHash('sha256').update(text).digest('base64url'),
  settings: {
    origin: 'https://example.org',
    production: true,
    siteHosts: new Map(),
    showHiddenCountries: false,
    issuer: '',
    uploadLimits,
  },
};
const now = Date.UTC(2026, 10, 24, 12);
const holder: Holder = { subject: 'p-1', session: 's-1', expires: now / 1000 + 3600 };
const getCookie = (whose = holder) => holderCookie(server, whose, now).split(';')[0]!;
const status: PersonStatus = { name: 'Eva', email: 'eva@example.com', roles: [], administrators: [] };
const page = { requiredRole: 'kmx_int_direct_active' };
const fresh = { ...holder, expires: Math.floor(Date.now() / 1000) + 3600 };
const enter = (findPersonStatus: PersonStatus | undefined | 'unknown', cookie = getCookie(fresh)) =>
  enterByRole({ ...server, findPersonStatus: async () => findPersonStatus }, parseCookies(cookie), page);

describe('PAG-05 who showed a token', () => {
  test('is remembered as long as the token lasts, by a cookie that no script reads', () => {
    expect(holderCookie(server, holder, now)).toMatch(
      /^access_by_role=[\w-]+\.[\w-]+; Path=\/; Max-Age=3600; SameSite=Lax; HttpOnly; Secure$/,
    );
    expect(findHolder(server, parseCookies(getCookie()), now)).toEqual(holder);
    expect(findHolder(server, parseCookies(getCookie()), now + 3_600_000)).toBeUndefined();
  });

  test('is nobody by a cookie that we did not sign', () => {
    const [, payload, signature] = /=([\w-]+)\.([\w-]+)/.exec(getCookie())!;
    const forged = Buffer.from(JSON.stringify({ ...holder, subject: 'p-2' })).toString('base64url');
    for (const value of [`${forged}.${signature}`, `${payload}.`, payload, `.${signature}`, 'x.y', 'x']) {
      expect(findHolder(server, parseCookies(`access_by_role=${value}`), now)).toBeUndefined();
    }
  });
});

describe('PAG-05 a page by role', () => {
  test('opens for who has the role now', async () => {
    const roles = ['kmx_a', 'CN=kmx_int_direct_active,OU=x'];
    expect(await enter({ ...status, roles })).toEqual({ kind: 'open' });
  });

  test('refuses who lacks it, or has one of a similar name', async () => {
    for (const roles of [[], ['kmx_int_direct_pending'], ['x_kmx_int_direct_active_old']]) {
      expect((await enter({ ...status, roles })).kind).toBe('refused');
    }
  });

  test('takes for a stranger who shows no token, or is not active any more', async () => {
    const roles = [page.requiredRole];
    expect(await enter({ ...status, roles }, '')).toEqual({ kind: 'stranger' });
    expect(await enter(undefined)).toEqual({ kind: 'stranger' });
  });

  test('answers 503 while nobody can tell', async () => {
    await expect(enter('unknown')).rejects.toMatchObject({ init: { status: 503 } });
  });
});
