import { expect, test } from 'vitest';
import { followContentChanges } from '#server/changes/listen-for-changes.ts';
import type { Handler } from '#server/database/listener.ts';

async function follow() {
  const received: (readonly string[])[] = [];
  const sent: unknown[] = [];
  const handlers = new Map<string, Handler>();
  const changes = await followContentChanges({
    async listen(channel, given) {
      handlers.set(channel, given);
    },
    pool: { query: async (...question: unknown[]) => void sent.push(question) } as never,
  });
  changes.onChange((tags) => void received.push(tags));
  const getHandler = (channel: string) => {
    const handler = handlers.get(channel);
    if (!handler) throw new Error(`Nobody listens to ${channel}`);
    return handler;
  };
  return { received, sent, changes, handler: getHandler('content_changed'), handlerOf: getHandler };
}

test('SYS-01 news of a publication names what it changed', async () => {
  const { received, handler } = await follow();
  handler.notified('["page:1","system"]');
  expect(received).toEqual([['page:1', 'system', 'page:*']]);
});

test('SYS-01 a page that changed in one language is told for it, and for who shows it in whichever', async () => {
  const { received, handler } = await follow();
  handler.notified('["page:1/de"]');
  expect(received).toEqual([['page:1/de', 'page:*', 'page:1/*']]);
});

test('SYS-01 news of the catalogue are heard, too', async () => {
  const { received, handlerOf } = await follow();
  handlerOf('products_changed').notified('["product:reuss-455"]');
  expect(received).toEqual([['product:reuss-455', 'product:*']]);
});

test('what cannot be read, or may have been missed, counts as a change of everything', async () => {
  const { received, handler } = await follow();
  for (const payload of ['', 'all', '{"a":1}', '[1]', 'null']) handler.notified(payload);
  handler.missed();
  expect(received).toEqual(Array(6).fill(['all']));
});

test('emptying the caches is told to every process', async () => {
  const { sent, changes } = await follow();
  await changes.announceAll();
  expect(sent).toEqual([['SELECT pg_notify($1, $2)', ['content_changed', '["all"]']]]);
});
