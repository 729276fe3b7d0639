import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageDraft } from '#contracts/content/draft.ts';
import { createDraftStore, type Keeping, keepAfterMs } from './draft-store.ts';
import type { CopyStore, KeptCopy } from './kept-copy.ts';

const page = {
  id: '7d8a2f5e-5ac7-4a0f-9a51-0d9f3a6d1c11',
  path: '/about',
  theme: 'Default',
  blocks: [],
  texts: { en: { title: 'About', navigationTitle: null, description: null, lead: null, blocks: {} } },
} as unknown as PageDraft;
const titled = (draft: PageDraft, title: string): PageDraft => ({
  ...draft,
  texts: { ...draft.texts, en: { ...draft.texts.en!, title } },
});
const unreachable = new Error('no network');

/** A server with one page, as the content back end keeps it. */
function server() {
  const kept = { draft: page, revision: 7, by: '' };
  let isDown = false;
  const sent: string[] = [];
  return {
    kept,
    sent,
    goDown: (down: boolean) => {
      isDown = down;
    },
    otherSaves(draft: PageDraft) {
      Object.assign(kept, { draft, revision: kept.revision + 1, by: 'Léa Favre' });
    },
    async keep(draft: PageDraft, revision: number): Promise<Keeping<string>> {
      if (isDown) throw unreachable;
      sent.push(draft.texts.en?.title ?? '');
      if (draft.path === '/taken') return { kind: 'refused', problems: ['path'] };
      if (revision !== kept.revision) return { kind: 'conflict', ...kept };
      Object.assign(kept, { draft, revision: revision + 1, by: '' });
      return { kind: 'kept', revision: kept.revision, problems: [] };
    },
  };
}

function memory(copy?: KeptCopy): CopyStore & { copy: () => KeptCopy | undefined } {
  let held = copy;
  return {
    copy: () => held,
    read: () => held,
    write(next) {
      held = next;
      return true;
    },
    drop() {
      held = undefined;
    },
  };
}

const opened = (back: ReturnType<typeof server>, copies = memory()) => {
  const taken: string[] = [];
  const { draft, revision } = back.kept;
  const store = createDraftStore<string>({
    beginning: { draft, revision, problems: [] },
    keep: back.keep,
    isOffline: (error) => error === unreachable,
    copies,
    onTaken: (by, keys) => taken.push(`${by}: ${keys.join(' ')}`),
  });
  const say = (title: string) => store.change((now) => titled(now, title), 'title');
  return { store, copies, taken, say, titleOf: () => store.view().draft.texts.en?.title };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('EDI-05 what is typed is kept once, a moment after the last key', async () => {
  const back = server();
  const { store, say, copies } = opened(back);
  for (const title of ['A', 'Ab', 'Abo']) {
    say(title);
    await vi.advanceTimersByTimeAsync(keepAfterMs - 1);
  }
  expect([back.sent, store.view().state.kind]).toEqual([[], 'changed']);
  expect(copies.copy()?.draft.texts.en?.title).toBe('Abo');
  await vi.advanceTimersByTimeAsync(1);
  expect([back.sent, store.view().state.kind]).toEqual([['Abo'], 'kept']);
  expect(copies.copy()).toBeUndefined();
});

test('EDI-05 what is typed while the server answers is kept after it', async () => {
  const back = server();
  const { store, say } = opened(back);
  say('One');
  const flushed = store.flush();
  say('Two');
  await flushed;
  expect(store.view().state.kind).toBe('changed');
  await vi.advanceTimersByTimeAsync(keepAfterMs);
  expect(back.kept.draft.texts.en?.title).toBe('Two');
});

test('EDI-05 without network the browser keeps it and the server gets it later', async () => {
  const back = server();
  const { store, say, copies } = opened(back);
  back.goDown(true);
  say('Offline');
  await vi.advanceTimersByTimeAsync(keepAfterMs);
  expect(store.view().state).toEqual({ kind: 'offline', isCopied: true });
  say('Offline still');
  expect(copies.copy()?.draft.texts.en?.title).toBe('Offline still');
  back.goDown(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(store.view().state.kind).toBe('kept');
  expect(back.kept.draft.texts.en?.title).toBe('Offline still');
});

test('EDI-05 what the browser has kept comes back with a new page', async () => {
  const back = server();
  const first = opened(back);
  first.say('Not kept');
  first.store.close();
  const { store, titleOf } = opened(back, first.copies);
  expect([store.hasRestored, titleOf()]).toEqual([true, 'Not kept']);
  await vi.advanceTimersByTimeAsync(keepAfterMs);
  expect(back.kept.draft.texts.en?.title).toBe('Not kept');
});

test('EDI-05 words that came back do not overwrite what another one has written meanwhile', async () => {
  const back = server();
  const first = opened(back);
  first.say('Mine');
  first.store.close();
  back.otherSaves(titled(page, 'Theirs'));
  const { store, titleOf } = opened(back, first.copies);
  expect([store.view().state.kind, titleOf()]).toEqual(['conflict', 'Mine']);
  await store.resolve({ 'texts/en/title': 'theirs' });
  expect([store.view().state.kind, titleOf()]).toEqual(['kept', 'Theirs']);
});

test('EDI-05 two editors: what only the other one has changed is taken and told', async () => {
  const back = server();
  const { store, say, taken, titleOf } = opened(back);
  back.otherSaves({ ...page, theme: 'Copper' });
  say('Mine');
  await vi.advanceTimersByTimeAsync(keepAfterMs);
  expect(taken).toEqual(['Léa Favre: settings/theme']);
  expect([titleOf(), store.view().draft.theme]).toEqual(['Mine', 'Copper']);
  expect(back.kept.draft).toMatchObject({ theme: 'Copper', texts: { en: { title: 'Mine' } } });
});

test('EDI-05 two editors: what both have changed waits for a choice, nothing is sent before', async () => {
  const back = server();
  const { store, say } = opened(back);
  back.otherSaves(titled(page, 'Theirs'));
  say('Mine');
  await vi.advanceTimersByTimeAsync(keepAfterMs);
  expect(store.view().state).toMatchObject({
    kind: 'conflict',
    by: 'Léa Favre',
    conflicts: [{ mine: 'Mine' }],
  });
  say('Mine again');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(back.kept.draft.texts.en?.title).toBe('Theirs');
  expect(store.view().state).toMatchObject({ conflicts: [{ mine: 'Mine again', theirs: 'Theirs' }] });
  await store.resolve({ 'texts/en/title': 'mine' });
  expect(back.kept.draft.texts.en?.title).toBe('Mine again');
  expect(store.view().state.kind).toBe('kept');
});

test('EDI-05 another conflict while one was decided is a conflict of its own', async () => {
  const back = server();
  const { store, say } = opened(back);
  back.otherSaves(titled(page, 'Theirs'));
  say('Mine');
  await vi.advanceTimersByTimeAsync(keepAfterMs);
  back.otherSaves(titled(page, 'Theirs, later'));
  await store.resolve({ 'texts/en/title': 'mine' });
  expect(store.view().state).toMatchObject({ kind: 'conflict', conflicts: [{ theirs: 'Theirs, later' }] });
});

test('EDI-05 what must not be kept is told, and kept as soon as it is right', async () => {
  const back = server();
  const { store } = opened(back);
  store.change((now) => ({ ...now, path: '/taken' }), 'path');
  await vi.advanceTimersByTimeAsync(keepAfterMs);
  expect(store.view()).toMatchObject({ state: { kind: 'refused' }, problems: ['path'] });
  store.change((now) => ({ ...now, path: '/free' }), 'path');
  await vi.advanceTimersByTimeAsync(keepAfterMs);
  expect(store.view()).toMatchObject({ state: { kind: 'kept' }, problems: [] });
});

test('EDI-05 undo takes back what was kept already, and keeps that, too', async () => {
  const back = server();
  const { store, say, titleOf } = opened(back);
  say('New');
  await vi.advanceTimersByTimeAsync(keepAfterMs);
  store.undo();
  expect(titleOf()).toBe('About');
  await vi.advanceTimersByTimeAsync(keepAfterMs);
  expect(back.kept.draft.texts.en?.title).toBe('About');
  store.redo();
  expect(titleOf()).toBe('New');
});

test('EDI-05 a draft that is again what was kept is not sent', async () => {
  const back = server();
  const { store, say } = opened(back);
  say('New');
  say('About');
  await vi.advanceTimersByTimeAsync(keepAfterMs);
  expect([back.sent, store.view().state.kind]).toEqual([[], 'kept']);
});
