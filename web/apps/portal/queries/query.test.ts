import { afterEach, expect, test, vi } from 'vitest';
import { OperationError, type OperationResponse } from '#web/apps/frame/fetch-operation.ts';
import type { Session } from '#web/apps/session/session.ts';
import { createSendOperation } from './query.ts';

/** Replaces the network by these responses in order, and records the token of each request. */
function answering(...answers: OperationResponse[]): string[] {
  const tokens: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    tokens.push(headers['ciam-id-token'] ?? '');
    return Response.json(answers.shift());
  });
  return tokens;
}

const session = {
  async tokens({ refused } = {}) {
    if (refused === 'renewed') throw new Error('the session gives up');
    return { accessToken: '', idToken: refused === 'stored' ? 'renewed' : 'stored' };
  },
} as Partial<Session> as Session;

const choices = { data: { ticketChoices: { organisations: [] } } };
const refused = { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] };
const nothingPrefetched = async () => undefined;

afterEach(() => void vi.unstubAllGlobals());

test('TIC-02 what was prefetched is not queried again', async () => {
  const tokens = answering();
  const sendOperation = createSendOperation(session, async (query) => {
    expect(query).toEqual({ backend: 'support', operation: 'ticketChoices', variables: {} });
    return { response: choices, idToken: 'stored' };
  });
  expect(await sendOperation('support', 'ticketChoices')).toEqual(choices.data);
  expect(tokens).toEqual([]);
});

test('IDP-03 a prefetched response that refuses the token is queried again with a renewed one', async () => {
  const tokens = answering(choices);
  const sendOperation = createSendOperation(session, async () => ({ response: refused, idToken: 'stored' }));
  expect(await sendOperation('support', 'ticketChoices')).toEqual(choices.data);
  expect(tokens).toEqual(['renewed']);
});

test('IDP-03 a token that is refused is renewed; of one that is refused again the session is told', async () => {
  const tokens = answering(refused, refused);
  const sendOperation = createSendOperation(session, nothingPrefetched);
  await expect(sendOperation('support', 'ticketChoices')).rejects.toThrow('the session gives up');
  expect(tokens).toEqual(['stored', 'renewed']);
});

test('IDP-03 a token that was taken before was ended meanwhile: nobody goes round', async () => {
  const tokens = answering(choices, refused, choices);
  const ends: unknown[] = [];
  const watched = {
    async tokens(options = {}) {
      ends.push(options.ended);
      return session.tokens(options);
    },
  } as Partial<Session> as Session;
  const sendOperation = createSendOperation(watched, nothingPrefetched);
  await sendOperation('support', 'ticketChoices');
  expect(await sendOperation('support', 'ticketChoices')).toEqual(choices.data);
  expect(tokens).toEqual(['stored', 'stored', 'renewed']);
  expect(ends).toEqual([false, false, true]);
});

test('IDP-03 a tenant that does not answer is not an answer: a form keeps what was typed, and may be sent again', async () => {
  answering({});
  const away = {
    tokens: () => Promise.reject(new Error('Timeout')),
  } as Partial<Session> as Session;
  const refusal = await createSendOperation(away, nothingPrefetched)('support', 'ticketChoices').catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(OperationError);
  expect(refusal).toMatchObject({ isUnanswered: true, code: '' });
});
