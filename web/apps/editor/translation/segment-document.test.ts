import { expect, test, vi } from 'vitest';
import type { SaveState } from '../document/document-store.ts';
import { combineSaveStates, openSegment, type SegmentDraft, type SegmentText } from './segment-document.ts';

const saved = { done: true, problems: [], conflicts: [] };

function opened(segment: { target: SegmentText | null; isOutdated: boolean }) {
  const send = vi.fn<Parameters<typeof openSegment>[0]['send']>(async () => saved);
  const store = openSegment({
    segment: { unit: 'lead', ...segment },
    send,
    isOffline: () => true,
    copy: { read: () => undefined, write: () => true, drop() {} },
  });
  const say = (words: SegmentText | null) =>
    store.change((now: SegmentDraft) => ({ ...now, words }), 'words');
  return { store, send, say };
}

const missing = { target: null, isOutdated: false };
const outdated = { target: 'Qualität', isOutdated: true };

test('EDI-05 only what was changed is sent, with what stood there before', async () => {
  const { store, send, say } = opened(missing);
  await store.flush();
  expect(send).not.toHaveBeenCalled();
  say('Wir prüfen.');
  say(null);
  await store.flush();
  expect(send).not.toHaveBeenCalled();
  say('Wir prüfen.');
  await store.flush();
  expect(send.mock.lastCall).toEqual([
    { changes: [{ unit: 'lead', was: null, words: 'Wir prüfen.' }], confirmed: [] },
  ]);
});

test('EDI-05 what was typed while it was saved is still to be sent', async () => {
  const { store, send, say } = opened(missing);
  say('Wir');
  const first = store.flush();
  say('Wir prüfen.');
  await first;
  await store.flush();
  expect(send.mock.lastCall?.[0].changes).toEqual([{ unit: 'lead', was: 'Wir', words: 'Wir prüfen.' }]);
});

test('EDI-05 a translation that is right although its source was changed is told so', async () => {
  const { store, send } = opened(outdated);
  store.change((now) => ({ ...now, isOutdated: false }), 'confirmed');
  await store.flush();
  expect(send.mock.lastCall).toEqual([{ changes: [], confirmed: ['lead'] }]);
  expect(store.view()).toMatchObject({ state: { kind: 'saved' }, draft: { isOutdated: false } });
});

test('EDI-05 whoever translates an outdated segment makes it right', async () => {
  const { store, say } = opened(outdated);
  say('Güte');
  expect(store.view().draft.isOutdated).toBe(true);
  await store.flush();
  expect(store.view()).toMatchObject({
    state: { kind: 'saved' },
    draft: { words: 'Güte', isOutdated: false },
  });
});

test('EDI-05 nobody’s words are lost when two translate the same segment', async () => {
  const { store, send, say } = opened(missing);
  send.mockResolvedValueOnce({ done: false, problems: [], conflicts: [{ words: 'Man prüft.' }] });
  say('Wir prüfen.');
  await store.flush();
  expect(store.view().state).toMatchObject({ conflicts: [{ mine: 'Wir prüfen.', theirs: 'Man prüft.' }] });
  await store.flush();
  expect(send).toHaveBeenCalledOnce();
  await store.resolve('mine');
  expect(send.mock.lastCall?.[0].changes).toEqual([
    { unit: 'lead', was: 'Man prüft.', words: 'Wir prüfen.' },
  ]);

  const other = opened(missing);
  other.send.mockResolvedValueOnce({ done: false, problems: [], conflicts: [{ words: 'Man prüft.' }] });
  other.say('Wir prüfen.');
  await other.store.flush();
  await other.store.resolve('theirs');
  expect(other.send).toHaveBeenCalledOnce();
  expect(other.store.view()).toMatchObject({ state: { kind: 'saved' }, draft: { words: 'Man prüft.' } });
});

test('EDI-05 one line tells of all segments what is most urgent', () => {
  const [fine, changed]: SaveState[] = [{ kind: 'saved', at: new Date() }, { kind: 'changed' }];
  const failed: SaveState = { kind: 'failed', error: undefined };
  expect(combineSaveStates([fine!, changed!, failed])).toBe(failed);
  expect(combineSaveStates([fine!, changed!])).toBe(changed);
  expect(combineSaveStates([fine!])).toEqual({ kind: 'saved', at: undefined });
});
