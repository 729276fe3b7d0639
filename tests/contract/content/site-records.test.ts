import { describe, expect, test } from 'vitest';
import { editRecords, publishMutation, removeMutation, restoreMutation } from '../records/edit-records.ts';

const { call, first, received, list, read, save, send } = editRecords();

describe('URL-09 redirects', () => {
  const redirectOf = (siteId: string, previousUrl: string, target: string) => ({
    siteId,
    previousUrl,
    target,
    status: '301',
  });

  test('are added, changed and removed; every process hears of it', async () => {
    const { siteId } = (await first('redirect')).data as { siteId: string };
    await received();
    const added = await save('redirect', null, redirectOf(siteId, '/Summer', '/stories'));
    expect(await received()).toEqual([`redirects:${siteId}`]);
    const id = added.id ?? '';
    expect((await read('redirect', id)).data).toMatchObject({ previousUrl: '/summer', target: '/stories' });
    const changed = await save('redirect', id, redirectOf(siteId, '/winter', '/stories'), added.revision);
    expect(changed).toMatchObject({ id, problems: [] });
    const removed = await call(removeMutation, { kind: 'redirect', id, by: 'Jonas Meier' });
    expect(await received()).toEqual([`redirects:${siteId}`, `redirects:${siteId}`]);
    expect((await list('redirect', { search: '/winter' })).total).toBe(0);
    const revision = removed.removeRecord.revision ?? 0;
    const back = await call(restoreMutation, { kind: 'redirect', id, revision, by: 'Jonas Meier' });
    expect(back.restoreRecord).toMatchObject({ id, problems: [] });
    expect((await list('redirect', { search: '/winter' })).total).toBe(1);
  });

  test('must not lead back to themselves, also not over another one or in other letters', async () => {
    const { siteId } = (await first('redirect')).data as { siteId: string };
    await save('redirect', null, redirectOf(siteId, '/one', '/two'));
    const loop = await save('redirect', null, redirectOf(siteId, '/Two', '/ONE'));
    expect(loop.problems).toEqual([expect.objectContaining({ field: 'target', code: 'redirectLoop' })]);
    const twice = await save('redirect', null, redirectOf(siteId, '/ONE', '/three'));
    expect(twice.problems).toEqual([expect.objectContaining({ field: 'previousUrl', code: 'pathTaken' })]);
  });
});

describe('NAV-01 navigations', () => {
  type Header = { items: { id: string; title: Record<string, string> }[] };

  test('are saved for editors and published for visitors; every process hears of the publication', async () => {
    const { id, data } = await first('navigation', 'www.group.example');
    const header = data.header as Header;
    const [item, ...others] = header.items;
    const items = [{ ...item!, title: { ...item!.title, en: 'Machines and more' } }, ...others];
    await received();
    const saved = await save('navigation', id, { ...data, header: { ...header, items } });
    expect(saved).toMatchObject({ problems: [], conflict: null });
    expect(await received()).toEqual([]);
    expect((await read('navigation', id)).state).toBe('CHANGED');
    const stale = { kind: 'navigation' as const, id, revision: saved.revision - 1, by: 'Léa Favre' };
    expect((await call(publishMutation, stale)).publishRecord.conflict?.by).toBe('Jonas Meier');
    await call(publishMutation, { ...stale, revision: saved.revision });
    expect(await received()).toEqual([`navigation:${id}`, 'system']);
    expect((await read('navigation', id)).state).toBe('PUBLISHED');
    const { data: seen } = await send(`{ navigation(siteId: "${id}") { header { items { title } } } }`);
    expect(seen).toMatchObject({
      navigation: { header: { items: expect.arrayContaining([{ title: 'Machines and more' }]) } },
    });
  });

  test('an entry without a title is told by the way to it', async () => {
    const { id, data, revision } = await first('navigation', 'www.group.example');
    const header = data.header as Header;
    const [item] = header.items;
    const items = [{ ...item!, title: {} }, ...header.items.slice(1)];
    const saved = await save('navigation', id, { ...data, header: { ...header, items } }, revision);
    expect(saved.problems).toEqual([
      expect.objectContaining({ field: `header/items/${item!.id}/title`, code: 'missing' }),
    ]);
  });
});
