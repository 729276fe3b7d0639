import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageDraft } from '#contracts/content/draft.ts';
import { mergeDrafts } from '../pages/draft/merge-drafts.ts';
import { createDocument, type SaveResult } from './document-store.ts';
import type { LocalCopy } from './local-copy.ts';
import { autosaveDelayMs } from './saver.ts';

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

/** A server with one page, like the content back end. */
function server() {
  const stored = { draft: page, revision: 7, by: '' };
  let isDown = false;
  let isWaiting: Promise<void> | undefined;
  const sent: string[] = [];
  return {
    stored,
    sent,
    goDown: (down: boolean) => {
      isDown = down;
    },
    /** Holds back all answers until the returned function is called. */
    holdAnswers() {
      const { promise, resolve } = Promise.withResolvers<void>();
      isWaiting = promise;
      return resolve;
    },
    otherSaves(draft: PageDraft) {
      Object.assign(stored, { draft, revision: stored.revision + 1, by: 'Léa Favre' });
    },
    async save(draft: PageDraft, { revision }: { revision: number }): Promise<SaveResult<PageDraft, string>> {
      if (isDown) throw unreachable;
      sent.push(draft.texts.en?.title ?? '');
      await isWaiting;
      if (draft.path === '/taken') return { kind: 'refused', problems: ['path'] };
      if (revision !== stored.revision) return { kind: 'conflict', ...stored };
      Object.assign(stored, { draft, revision: revision + 1, by: '' });
      return { kind: 'saved', revision: stored.revision, problems: [] };
    },
  };
}

type Copy = NonNullable<ReturnType<LocalCopy<PageDraft>['read']>>;

function memory(): LocalCopy<PageDraft> & { copy: () => Copy | undefined } {
  let held: Copy | undefined;
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

const opened = (back: ReturnType<typeof server>, copies = memory(), autosaves = true) => {
  const taken: string[] = [];
  const { draft, revision } = back.stored;
  const store = createDocument<PageDraft, string>({
    opened: { draft, revision, problems: [] },
    merge: mergeDrafts,
    save: back.save,
    isOffline: (error) => error === unreachable,
    copy: copies,
    autosaves,
    onTaken: (by, keys) => taken.push(`${by}: ${keys.join(' ')}`),
  });
  const say = (title: string) => store.change((now) => titled(now, title), 'title');
  return { store, copies, taken, say, titleOf: () => store.view().draft.texts.en?.title };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('EDI-05 what is typed is saved once, a moment after the last key', async () => {
  const back = server();
  const { store, say, copies } = opened(back);
  for (const title of ['A', 'Ab', 'Abo']) {
    say(title);
    await vi.advanceTimersByTimeAsync(autosaveDelayMs - 1);
  }
  expect([back.sent, store.view().state.kind]).toEqual([[], 'changed']);
  expect(copies.copy()?.draft.texts.en?.title).toBe('Abo');
  await vi.advanceTimersByTimeAsync(1);
  expect([back.sent, store.view().state.kind]).toEqual([['Abo'], 'saved']);
  expect(copies.copy()).toBeUndefined();
});

test('EDI-05 what is typed while the server answers is saved after it', async () => {
  const back = server();
  const { store, say } = opened(back);
  say('One');
  const flushed = store.flush();
  say('Two');
  await flushed;
  expect(store.view().state.kind).toBe('changed');
  await vi.advanceTimersByTimeAsync(autosaveDelayMs);
  expect(back.stored.draft.texts.en?.title).toBe('Two');
});

test('EDI-05 without network the browser keeps it and the server gets it later', async () => {
  const back = server();
  const { store, say, copies } = opened(back);
  back.goDown(true);
  say('Offline');
  await vi.advanceTimersByTimeAsync(autosaveDelayMs);
  expect(store.view().state).toEqual({ kind: 'offline', isCopied: true });
  say('Offline still');
  expect(copies.copy()?.draft.texts.en?.title).toBe('Offline still');
  back.goDown(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(store.view().state.kind).toBe('saved');
  expect(back.stored.draft.texts.en?.title).toBe('Offline still');
});

test('EDI-05 what the browser has kept comes back with a new page', async () => {
  const back = server();
  const first = opened(back);
  first.say('Not saved');
  first.store.close();
  const { store, titleOf } = opened(back, first.copies);
  expect([store.hasRestored, titleOf()]).toEqual([true, 'Not saved']);
  await vi.advanceTimersByTimeAsync(autosaveDelayMs);
  expect(back.stored.draft.texts.en?.title).toBe('Not saved');
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
  expect([store.view().state.kind, titleOf()]).toEqual(['saved', 'Theirs']);
});

test('EDI-05 two editors: what only the other one has changed is taken and told', async () => {
  const back = server();
  const { store, say, taken, titleOf } = opened(back);
  back.otherSaves({ ...page, theme: 'Copper' });
  say('Mine');
  await vi.advanceTimersByTimeAsync(autosaveDelayMs);
  expect(taken).toEqual(['Léa Favre: settings/theme']);
  expect([titleOf(), store.view().draft.theme]).toEqual(['Mine', 'Copper']);
  expect(back.stored.draft).toMatchObject({ theme: 'Copper', texts: { en: { title: 'Mine' } } });
});

test('EDI-05 two editors: what both have changed waits for a choice, nothing is sent before', async () => {
  const back = server();
  const { store, say } = opened(back);
  back.otherSaves(titled(page, 'Theirs'));
  say('Mine');
  await vi.advanceTimersByTimeAsync(autosaveDelayMs);
  expect(store.view().state).toMatchObject({
    kind: 'conflict',
    by: 'Léa Favre',
    conflicts: [{ mine: 'Mine' }],
  });
  say('Mine again');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(back.stored.draft.texts.en?.title).toBe('Theirs');
  expect(store.view().state).toMatchObject({ conflicts: [{ mine: 'Mine again', theirs: 'Theirs' }] });
  await store.resolve({ 'texts/en/title': 'mine' });
  expect(back.stored.draft.texts.en?.title).toBe('Mine again');
  expect(store.view().state.kind).toBe('saved');
});

test('EDI-05 another conflict while one was decided is a conflict of its own', async () => {
  const back = server();
  const { store, say } = opened(back);
  back.otherSaves(titled(page, 'Theirs'));
  say('Mine');
  await vi.advanceTimersByTimeAsync(autosaveDelayMs);
  back.otherSaves(titled(page, 'Theirs, later'));
  await store.resolve({ 'texts/en/title': 'mine' });
  expect(store.view().state).toMatchObject({ kind: 'conflict', conflicts: [{ theirs: 'Theirs, later' }] });
});

test('EDI-05 what must not be saved is told, and saved as soon as it is right', async () => {
  const back = server();
  const { store } = opened(back);
  store.change((now) => ({ ...now, path: '/taken' }), 'path');
  await vi.advanceTimersByTimeAsync(autosaveDelayMs);
  expect(store.view()).toMatchObject({ state: { kind: 'refused' }, problems: ['path'] });
  store.change((now) => ({ ...now, path: '/free' }), 'path');
  await vi.advanceTimersByTimeAsync(autosaveDelayMs);
  expect(store.view()).toMatchObject({ state: { kind: 'saved' }, problems: [] });
});

test('EDI-05 what must not be saved and is taken back is not a problem any more', async () => {
  const back = server();
  const { store } = opened(back);
  store.change((now) => ({ ...now, path: '/taken' }), 'path');
  await vi.advanceTimersByTimeAsync(autosaveDelayMs);
  expect(store.view().problems).toEqual(['path']);
  store.undo();
  expect(store.view()).toMatchObject({ state: { kind: 'saved' }, problems: [] });
});

test('EDI-05 undo takes back what was saved already, and saves that, too', async () => {
  const back = server();
  const { store, say, titleOf } = opened(back);
  say('New');
  await vi.advanceTimersByTimeAsync(autosaveDelayMs);
  store.undo();
  expect(titleOf()).toBe('About');
  await vi.advanceTimersByTimeAsync(autosaveDelayMs);
  expect(back.stored.draft.texts.en?.title).toBe('About');
  store.redo();
  expect(titleOf()).toBe('New');
});

test('EDI-05 a draft that is again what was saved is not sent', async () => {
  const back = server();
  const { store, say } = opened(back);
  say('New');
  say('About');
  await vi.advanceTimersByTimeAsync(autosaveDelayMs);
  expect([back.sent, store.view().state]).toEqual([[], { kind: 'saved', at: undefined }]);
  say('New');
  await store.flush();
  say('Newer');
  say('New');
  await vi.advanceTimersByTimeAsync(autosaveDelayMs);
  expect([back.sent, store.view().state]).toEqual([['New'], { kind: 'saved', at: expect.any(Date) }]);
});

test('EDI-05 one save at a time: whoever asks while one is under way waits for the next one, and all for the same', async () => {
  const back = server();
  const { store, say } = opened(back);
  const answer = back.holdAnswers();
  say('One');
  const saves = [store.flush(), store.flush()];
  say('Two');
  saves.push(store.flush(), store.flush());
  expect(back.sent).toEqual(['One']);
  answer();
  await Promise.all(saves);
  expect(back.sent).toEqual(['One', 'Two']);
  expect(back.stored).toMatchObject({ revision: 9, draft: { texts: { en: { title: 'Two' } } } });
  expect(store.view()).toMatchObject({ revision: 9, state: { kind: 'saved' } });
});

test('EDI-05 whoever leaves while a save is under way has everything saved that was typed since', async () => {
  const back = server();
  const { store, say, copies } = opened(back);
  const answer = back.holdAnswers();
  say('One');
  void store.flush();
  say('Two');
  const left = store.flush();
  store.close();
  answer();
  await left;
  expect(back.stored.draft.texts.en?.title).toBe('Two');
  expect(copies.copy()).toBeUndefined();
});

test('EDI-05 after a save that failed the words lie in the browser, and it is tried again', async () => {
  const back = server();
  const { store, say, copies } = opened(back);
  back.goDown(true);
  say('Mine');
  await store.flush();
  store.close();
  expect(copies.copy()?.draft.texts.en?.title).toBe('Mine');
  back.goDown(false);
  store.open();
  await vi.advanceTimersByTimeAsync(autosaveDelayMs);
  expect(back.stored.draft.texts.en?.title).toBe('Mine');
});

test('EDI-05 undo after both changes were brought together leaves the colleague’s words', async () => {
  const back = server();
  const { store, say, titleOf } = opened(back);
  say('Mine');
  await vi.advanceTimersByTimeAsync(autosaveDelayMs);
  back.otherSaves({ ...back.stored.draft, theme: 'Copper' });
  store.change((now) => ({ ...now, path: '/about-us' }), 'path');
  await vi.advanceTimersByTimeAsync(autosaveDelayMs);
  store.undo();
  expect(store.view().draft).toMatchObject({ path: '/about', theme: 'Copper' });
  store.undo();
  expect([titleOf(), store.view().draft.theme, store.view().canUndo]).toEqual(['About', 'Copper', false]);
  store.redo();
  store.redo();
  expect(store.view().draft).toMatchObject({ path: '/about-us', theme: 'Copper' });
  await vi.advanceTimersByTimeAsync(autosaveDelayMs);
  expect(back.stored.draft).toMatchObject({ path: '/about-us', theme: 'Copper' });
});

test('EDI-05 undo does not take back words that a colleague has put in the place of one’s own', async () => {
  const back = server();
  const { store, say, titleOf } = opened(back);
  say('Mine');
  await vi.advanceTimersByTimeAsync(autosaveDelayMs);
  back.otherSaves(titled(back.stored.draft, 'Theirs'));
  store.change((now) => ({ ...now, path: '/about-us' }), 'path');
  await vi.advanceTimersByTimeAsync(autosaveDelayMs);
  expect(titleOf()).toBe('Theirs');
  store.undo();
  store.undo();
  expect(store.view().draft).toMatchObject({ path: '/about' });
  expect(titleOf()).toBe('Theirs');
});

test('EDI-05 a document without autosave lies in the browser and is sent when somebody says so', async () => {
  const back = server();
  const { store, say, copies } = opened(back, memory(), false);
  say('Mine');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([back.sent, copies.copy()?.draft.texts.en?.title]).toEqual([[], 'Mine']);
  await store.flush();
  expect([back.sent, store.view().state.kind, copies.copy()]).toEqual([['Mine'], 'saved', undefined]);
  say('Again');
  store.discard();
  expect([store.view().draft.texts.en?.title, copies.copy()]).toEqual(['Mine', undefined]);
});

test('EDI-05 what is loaded again comes under what was typed', async () => {
  const back = server();
  const { store, say, titleOf } = opened(back, memory(), false);
  say('Mine');
  store.follow({ draft: { ...page, theme: 'Copper' }, revision: 8, problems: [] });
  expect([titleOf(), store.view().draft.theme, store.view().revision]).toEqual(['Mine', 'Copper', 8]);
  store.follow({ draft: page, revision: 7, problems: [] });
  expect(store.view().draft.theme).toBe('Copper');
});
