import { beforeAll, describe, expect, test } from 'vitest';
import { sendRequest } from '../../../support/send-request.ts';
import { callEditor, editorCookies, requestLink } from '../../../support/site/editors.ts';
import { findPage } from '../../../support/site/query.ts';
import { originOf } from '../../../support/site.ts';
import { text } from '../../../support/texts.ts';

let cookie = '';
beforeAll(async () => {
  ({ editor: cookie = '' } = await editorCookies('chief'));
});

describe('PAG-05 an invitation to a protected page', () => {
  test('opens it without its password, as long as there is that password', async () => {
    const origin = originOf('main');
    const id = await findPage('productronica', '/internal');
    const label = `Test ${crypto.randomUUID()}`;
    const wish = { pageId: id, label, password: 'only-for-this-test' };
    const added = await callEditor('changes', 'addPagePassword', wish, { cookie });
    expect(added.data).toMatchObject({ addPagePassword: { problem: null } });
    const { data } = await requestLink('makeInvitation', { pageId: id, label, days: 3 }, cookie);
    const { path } = (data as { makeInvitation: { path: string } }).makeInvitation;
    const address = `${origin}/en/productronica/internal`;

    const invited = await sendRequest(address + path);
    expect(invited.status).toBe(303);
    expect(invited.headers).toMatchObject({
      location: '/en/productronica/internal',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
    });
    const [grant = ''] = (invited.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '');
    expect(grant).toMatch(/^access_/);
    const closed = text('en', 'page', 'password.title');
    expect((await sendRequest(address, { headers: { cookie: grant } })).text).not.toContain(closed);
    expect((await sendRequest(address)).text).toContain(closed);

    for (const forged of [`${path}x`, path.replace(/-(\d+)-/, (_, at: string) => `-${Number(at) + 1}-`)]) {
      const { status, headers } = await sendRequest(address + forged);
      expect({ status, cookie: headers['set-cookie'] }, forged).toEqual({ status: 303, cookie: undefined });
    }
    const removed = await callEditor('changes', 'removePagePassword', { pageId: id, label }, { cookie });
    expect(removed.data).toMatchObject({ removePagePassword: { problem: null } });
    expect((await sendRequest(address, { headers: { cookie: grant } })).text).toContain(closed);
    expect((await sendRequest(address + path)).headers['set-cookie']).toBeUndefined();
  });

  test('is made of a password that there is', async () => {
    const id = await findPage('productronica', '/internal');
    const wish = { pageId: id, label: 'Nobody has it', days: 3 };
    expect(await requestLink('makeInvitation', wish, cookie)).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect((await requestLink('makeInvitation', { ...wish, days: 1000 }, cookie)).code).toBe(
      'BAD_USER_INPUT',
    );
    expect((await requestLink('makeInvitation', wish)).code).toBe('UNAUTHENTICATED');
  });
});
