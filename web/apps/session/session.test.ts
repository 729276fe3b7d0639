import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSession } from './session.ts';
import { clientId, issuer, playTenant, type Replies, signIdToken } from './tenant/test-tenant.ts';
import { openFakeBrowser } from './test-browser.ts';
import type { Tokens } from './tokens/tokens.ts';

const origin = 'https://site.example';
const key = `FR-SDK-${clientId}`;
const settings = { issuer, clientId, scope: 'openid', origin };
const minutes = (count: number) => Date.now() + count * 60_000;

const keep = (tokens: Partial<Tokens> = {}) =>
  localStorage.setItem(
    key,
    JSON.stringify({ accessToken: 'old', idToken: 'x.e30.y', tokenExpiry: minutes(60), ...tokens }),
  );
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null') as Tokens | null;

/** A browser whose tenant knows the person (or responds with `refusal`), and a session in it. */
function begin(replies: Replies = {}, refusal?: string) {
  let nonce = '';
  let count = 0;
  const browser = openFakeBrowser((address) => {
    nonce = address.searchParams.get('nonce') ?? '';
    const answer: Record<string, string> = refusal
      ? { error: 'login_required', error_description: refusal }
      : { code: 'c', state: address.searchParams.get('state') ?? '' };
    return `${origin}/blank-callback?${new URLSearchParams(answer)}`;
  });
  const tokens = async () => {
    count += 1;
    return Response.json({
      access_token: `new${count}`,
      token_type: 'Bearer',
      id_token: await signIdToken({ nonce }),
      expires_in: 3600,
    });
  };
  const played = playTenant({ '/access_token': tokens, ...replies });
  vi.stubGlobal('fetch', played.fetch);
  return { session: openSession(settings), ...browser, ...played };
}

/** The address to which the browser navigates; the promise stays pending. */
async function leaves(promise: Promise<unknown>, left: readonly URL[]): Promise<URL> {
  const settled = vi.fn();
  promise.then(settled, settled);
  await expect.poll(() => [left.length, ...settled.mock.calls]).toEqual([1]);
  return left[0]!;
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('IDP-03 tokens that are valid for more than 180 seconds are used, and nobody is asked', async () => {
  const { session, requests } = begin();
  keep({ tokenExpiry: minutes(3.1) });
  expect((await session.tokens()).accessToken).toBe('old');
  expect(requests).toEqual([]);
});

test.each([
  ['within 180 seconds of expiry', 2.9, false],
  ['when they were refused', 60, true],
])('IDP-03 tokens are renewed in silence %s: the old ones revoked first', async (_, left, isRefused) => {
  const { session, requests, bodies, frames } = begin();
  keep({ tokenExpiry: minutes(left) });
  expect((await session.tokens({ refused: isRefused ? 'x.e30.y' : undefined })).accessToken).toBe('new1');
  expect(stored()?.accessToken).toBe('new1');
  expect(requests).toEqual([
    'GET /openid-configuration',
    'POST /revoke',
    'POST /access_token',
    'GET /jwk_uri',
  ]);
  expect(bodies.get('/revoke')?.get('token')).toBe('old');
  const { searchParams } = new URL(frames[0]!.src);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    prompt: 'none',
    redirect_uri: `${origin}/blank-callback`,
    code_challenge_method: 'S256',
  });
});

test('IDP-03 whoever asks meanwhile waits for the same renewal', async () => {
  const { session, frames } = begin();
  const [first, second, third] = await Promise.all([session.tokens(), session.tokens(), session.tokens()]);
  expect([first?.accessToken, second?.accessToken, third?.accessToken]).toEqual(['new1', 'new1', 'new1']);
  expect(frames).toHaveLength(1);
});

test('IDP-03 two tabs whose token was refused at once renew once', async () => {
  const { session, frames } = begin();
  keep();
  const tab = openSession(settings);
  const both = await Promise.all([
    session.tokens({ refused: 'x.e30.y' }),
    tab.tokens({ refused: 'x.e30.y' }),
  ]);
  expect(both.map(({ accessToken }) => accessToken)).toEqual(['new1', 'new1']);
  expect(frames).toHaveLength(1);
});

test.each([
  'End-User authentication is required',
  'Authentication or consent required',
  'The request requires some interaction that is not allowed.',
])('IDP-03 %s: the person signs in, and comes back to this page', async (refusal) => {
  const { session, left } = begin({}, refusal);
  const address = await leaves(session.tokens(), left);
  const pending = JSON.parse(sessionStorage.getItem(`FR-SDK-authflow-${clientId}`) ?? '{}');
  expect(pending).toMatchObject({ clientId, returnTo: '/en/mykomax/tickets/list?status=open' });
  expect(address.searchParams.get('state')).toBe(pending.state);
  expect(address.searchParams.get('redirect_uri')).toBe(`${origin}/callback`);
  expect(address.searchParams.has('prompt')).toBe(false);
});

test('IDP-03 what no sign-in would put right is thrown', async () => {
  const { session, left } = begin({}, 'requested scopes not granted');
  await expect(session.tokens()).rejects.toThrow('requested scopes not granted');
  expect(left).toEqual([]);
});

test('a tenant that does not answer is not waited for by leaving the page', async () => {
  const { session, left } = begin({
    '/openid-configuration': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await expect(session.tokens()).rejects.toThrow('Failed to fetch');
  expect(left).toEqual([]);
});

test('IDP-05 who is signed in', async () => {
  const { session } = begin({
    '/userinfo': (request) =>
      Response.json({ sub: request.headers.get('authorization'), given_name: 'Eva', family_name: 'Brandt' }),
  });
  keep();
  expect(await session.viewer()).toMatchObject({ id: 'Bearer old', initials: 'EB' });
});

test('IDP-04 when the tenant does not say who it is, everything is signed out and in again', async () => {
  const { session, left, requests } = begin({ '/userinfo': () => new Response(null, { status: 401 }) });
  keep();
  await leaves(session.viewer(), left);
  expect(requests).toContain('POST /sessions');
  expect(stored()).toBeNull();
});

test('IDP-04 when two tokens in a row are refused, the page is told, and nobody is sent round', async () => {
  const notified = vi.fn();
  const { session, left, requests } = begin();
  vi.stubGlobal('dispatchEvent', (event: CustomEvent) => notified(event.type, event.detail));
  keep();
  const { idToken } = await session.tokens({ refused: 'x.e30.y' });
  const before = requests.length;
  void session.tokens({ refused: idToken });
  await expect.poll(() => notified.mock.lastCall).toEqual(['sessionrefused', 'site']);
  expect([left, requests.slice(before)]).toEqual([[], []]);
});

test('IDP-04 a token that was taken before does not count: sessions may be ended one after the other', async () => {
  const notified = vi.fn();
  const { session } = begin();
  vi.stubGlobal('dispatchEvent', (event: CustomEvent) => notified(event.type, event.detail));
  keep();
  const { idToken } = await session.tokens({ refused: 'x.e30.y', ended: true });
  expect((await session.tokens({ refused: idToken })).accessToken).toBe('new2');
  expect(notified.mock.calls.map(([name]) => name)).not.toContain('sessionrefused');
});

test('IDP-04 a tenant that does not say who it is either after the person signed in anew: the page is told', async () => {
  const notified = vi.fn();
  const { session, left } = begin({ '/userinfo': () => new Response(null, { status: 401 }) });
  keep();
  await leaves(session.viewer(), left);
  vi.stubGlobal('dispatchEvent', (event: CustomEvent) => notified(event.type, event.detail));
  keep({ idToken: 'z.e30.z' });
  void openSession(settings).viewer();
  await expect.poll(() => notified.mock.lastCall).toEqual(['sessionrefused', 'tenant']);
  expect(left).toHaveLength(1);
});

test.each([200, 204, 400, 401, 404])('IDP-04 signing out: %i is done', async (status) => {
  const reply = () => new Response(null, { status });
  const { session, requests } = begin({ '/sessions': reply, '/endSession': reply, '/revoke': reply });
  keep();
  await session.signOut();
  expect(requests).toEqual([
    'GET /openid-configuration',
    'POST /sessions',
    'GET /endSession',
    'POST /revoke',
  ]);
  expect(stored()).toBeNull();
});

test('IDP-04 a session that the tenant keeps is told of; the tokens are gone all the same', async () => {
  const broken = () => new Response(null, { status: 503 });
  const { session } = begin({ '/sessions': broken, '/endSession': broken });
  keep();
  await expect(session.signOut()).rejects.toThrow('Failed to end session; received 503');
  expect(stored()).toBeNull();
});

test('IDP-02 the way back', async () => {
  const { session, left } = begin({}, 'End-User authentication is required');
  const address = await leaves(session.signIn('/de/mykomax/inventory'), left);
  const nonce = address.searchParams.get('nonce') ?? '';
  vi.stubGlobal(
    'fetch',
    playTenant({
      '/access_token': async () =>
        Response.json({ access_token: 'a', token_type: 'Bearer', id_token: await signIdToken({ nonce }) }),
    }).fetch,
  );
  const answer = new URLSearchParams({ code: 'c', state: address.searchParams.get('state') ?? '' });
  expect(await openSession(settings).finishSignIn(answer)).toBe('/de/mykomax/inventory');
  expect(stored()?.accessToken).toBe('a');
  await expect(openSession(settings).finishSignIn(answer)).rejects.toThrow('State mismatch');
});

test.each([
  ['', 'missing params'],
  ['code=c', 'missing params'],
  ['state=s&error=access_denied&error_description=No%20entry', 'missing params: access_denied: No entry'],
])('IDP-02 an answer without code or state: %s', async (query, message) => {
  const { session } = begin();
  await expect(session.finishSignIn(new URLSearchParams(query))).rejects.toThrow(new Error(message));
});
