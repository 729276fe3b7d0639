import { describe, expect, test } from 'vitest';
import { pageHistory, pageRevision, restorePage } from './edit-content.ts';
import { editPages, hero, jonas, petra, titled, words } from './edit-pages.ts';

const { call, create, history, idAt, open, publish, save } = editPages();

describe('EDI-05 two editors of one page', () => {
  test('the second hears of the first, gets his words, and loses none of her own', async () => {
    const { id, draft, revision } = await create('/two');
    const first = await save(titled(draft, 'By Petra'), revision, petra);
    const second = await save(titled(draft, 'By Jonas'), revision, jonas);
    expect(second).toMatchObject({
      done: false,
      conflict: { revision: first.revision, by: petra, draft: titled(draft, 'By Petra') },
    });
    const again = await save(titled(draft, 'By both'), second.conflict!.revision, jonas);
    expect(again.done).toBe(true);
    const late = await save(titled(draft, 'By Petra again'), first.revision, petra);
    expect(late.conflict).toMatchObject({ by: jonas, draft: titled(draft, 'By both') });
    expect((await open(id)).draft.texts.en?.title).toBe('By both');
  });

  test('at the same instant one is kept and every other one hears it', async () => {
    const { id, draft, revision } = await create('/instant');
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const answers = await Promise.all(names.map((name) => save(titled(draft, name), revision, name)));
    const kept = answers.filter(({ done }) => done);
    expect(kept).toHaveLength(1);
    const title = (await open(id)).draft.texts.en?.title;
    for (const { conflict } of answers.filter(({ done }) => !done)) {
      expect(conflict?.draft.texts.en?.title).toBe(title);
    }
  });

  test('who writes at once, and takes over what the other has kept, keeps every word of both', async () => {
    const { id } = await create('/at-once', { texts: { en: words('Words') } });
    const write = async (by: string, own: readonly string[]) => {
      let { draft, revision } = await open(id);
      for (const word of own) {
        for (let done = false; !done; ) {
          const before = draft.texts.en?.title ?? '';
          const saved = await save(titled(draft, `${before} ${word}`), revision, by);
          ({ done, revision } = saved);
          draft = saved.conflict?.draft ?? titled(draft, `${before} ${word}`);
          revision = saved.conflict?.revision ?? revision;
        }
      }
    };
    const numbered = (name: string) => Array.from({ length: 12 }, (_, n) => `${name}${n}`);
    await Promise.all([
      write(petra, numbered('p')),
      write(jonas, numbered('j')),
      write(petra, numbered('q')),
    ]);
    const kept = (await open(id)).draft.texts.en?.title.split(' ') ?? [];
    expect(kept.slice(1).sort()).toEqual(['p', 'j', 'q'].flatMap(numbered).sort());
  });

  test('two windows of one editor notice each other, too, though both are one revision', async () => {
    const { id, draft, revision } = await create('/windows');
    const first = await save(titled(draft, 'One'), revision);
    const second = await save(titled(draft, 'Two'), first.revision);
    expect((await save(titled(draft, 'Three'), first.revision)).conflict?.revision).toBe(second.revision);
    const revisions = await history(id);
    expect(revisions.map(({ what, by }) => `${what} ${by}`)).toEqual([`saved ${petra}`, `created ${petra}`]);
  });

  test('a page that is published meanwhile is not a conflict: its words are the same', async () => {
    const { id, draft, revision } = await create('/meanwhile');
    expect((await publish(id, ['en', 'de'], jonas)).done).toBe(true);
    expect((await save(titled(draft, 'Still mine'), revision)).done).toBe(true);
  });
});

describe('EDI-05 history', () => {
  test('begins with what was there, gathers what one editor does, and brings any of it back', async () => {
    const id = await idAt('/about/team');
    const { draft, revision } = await open(id);
    expect(revision).toBe(0);
    const first = await save(titled(draft, 'First'), revision, petra);
    const second = await save(titled(draft, 'Second'), first.revision, petra);
    const third = await save(titled(draft, 'Third'), second.revision, jonas);
    const revisions = await history(id);
    expect(revisions.map(({ what, by }) => `${what} ${by}`)).toEqual([
      `saved ${jonas}`,
      `saved ${petra}`,
      'created ',
    ]);
    const { pageRevision: was } = await call(pageRevision, { pageId: id, id: revisions[2]!.id });
    expect(was).toEqual(draft);

    const restored = (await call(restorePage, { pageId: id, revision: revisions[2]!.id, by: jonas }))
      .restorePage;
    expect(restored.done).toBe(true);
    expect(restored.revision).not.toBe(third.revision);
    expect((await open(id)).draft).toEqual(draft);
    const page = await call(pageHistory, { pageId: id, first: 2 });
    expect(page.pageHistory.map(({ what }) => what)).toEqual(['restored', 'saved']);
    const rest = await call(pageHistory, { pageId: id, before: page.pageHistory[1]!.id });
    expect(rest.pageHistory.map(({ by }) => by)).toEqual([petra, '']);
  });

  test('one language comes back alone; the others, and the blocks, stay as they are', async () => {
    const { id, draft, revision } = await create('/language-back');
    const second = { ...draft, texts: { en: words('Second'), de: words('Zweite') } };
    const { revision: before } = await save(second, revision, jonas);
    const quote = { id: 'words', type: 'quote', anchor: null, tone: 'plain' };
    const third = { ...second, blocks: [hero, quote], texts: { en: words('Third'), de: words('Dritte') } };
    await save(third, before, petra);
    const back = { pageId: id, revision: before, languages: ['de'], by: jonas };
    expect((await call(restorePage, back)).restorePage.done).toBe(true);
    expect((await open(id)).draft).toEqual({ ...third, texts: { en: words('Third'), de: words('Zweite') } });
    await expect(call(restorePage, { ...back, languages: ['fr'] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('what is kept unchanged is not a revision', async () => {
    const { id, draft, revision } = await create('/unchanged');
    expect((await save(draft, revision)).revision).toBe(revision);
    expect(await history(id)).toHaveLength(1);
  });

  test('what is not there is not restored', async () => {
    const { id } = await create('/not-there');
    const other = await idAt('/about');
    await expect(call(restorePage, { pageId: id, revision: 2_000_000, by: petra })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(open(crypto.randomUUID())).rejects.toThrow();
    expect(
      (await call(pageRevision, { pageId: other, id: (await open(id)).revision })).pageRevision,
    ).toBeNull();
  });
});
