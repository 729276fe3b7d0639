import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import {
  act,
  archive,
  begin,
  call,
  draft,
  managed,
  opened,
  openReleases,
  publish,
  remove,
  save,
  seenBy,
  sum,
  upload,
  withdraw,
} from './bring-out-releases.ts';

openReleases();

describe.each(['in process', 'over HTTP'])('DLC-01 bringing out releases %s', (mounting) => {
  const version = mounting === 'in process' ? '9.3.0' : '9.4.0';

  test('from a draft to what customers download, and away again', async () => {
    const id = crypto.randomUUID();
    const { data } = await save(mounting, 'nina', id, 0, { version });
    expect(data?.saveRelease).toMatchObject({
      id,
      version,
      state: 'draft',
      revision: 1,
      actions: ['save', 'addFile', 'removeFile', 'publish', 'delete'],
      notes: expect.arrayContaining([
        { language: 'en', lines: ['Faster', 'Smaller'] },
        { language: 'de', lines: ['Schneller', 'Kleiner'] },
      ]),
    });
    expect(data?.saveRelease.notes).toHaveLength(2);
    const bytes = archive(`the program ${version}`);
    expect(await upload('nina', id, bytes)).toBe(204);
    const files = [
      { name: 'lumen-plan-windows.zip', kind: 'update', platform: 'windows', language: null },
      { name: 'another.zip', kind: 'update', platform: 'any' },
    ];
    const saved = (await save(mounting, 'rolf', id, 1, { version, files })).data?.saveRelease;
    expect(saved?.files).toEqual([
      expect.objectContaining({ ...files[0], size: bytes.length, sha256: sum(bytes) }),
    ]);
    expect(saved?.revision).toBe(2);
    // Only our own staff see a draft, and can look at its files.
    expect(await seenBy(mounting, 'eva')).not.toContainEqual(expect.objectContaining({ version }));
    const shown = await fetch(opened.server.origin + (saved?.files[0]?.url ?? ''));
    expect(await buffer(shown.body!)).toEqual(bytes);

    const published = (await publish(mounting, 'nina', id, 2)).data?.publishRelease;
    expect(published).toMatchObject({ state: 'published', revision: 3, actions: ['withdraw'] });
    const [offered] = (await seenBy(mounting, 'eva'))!.filter((release) => release.version === version);
    expect(offered?.files[0]?.sha256).toBe(sum(bytes));
    const link = offered?.files[0]?.url ?? '';
    const delivered = await fetch(opened.server.origin + link);
    expect(delivered.headers.get('content-disposition')).toContain('lumen-plan-windows.zip');
    expect(sum(await buffer(delivered.body!))).toBe(sum(bytes));
    // Customers without the licence see the file, but have no link.
    const unlicensed = (await seenBy(mounting, 'kim'))!.filter((release) => release.version === version);
    expect(unlicensed[0]?.files).toEqual([expect.objectContaining({ url: null })]);

    const gone = (await withdraw(mounting, 'rolf', id, 3, 'It loses jobs.')).data?.withdrawRelease;
    expect(gone).toMatchObject({ state: 'withdrawn', revision: 4, actions: ['publish'] });
    expect(gone?.files[0]?.url).toBeNull();
    expect(await seenBy(mounting, 'eva')).not.toContainEqual(expect.objectContaining({ version }));
    expect((await fetch(opened.server.origin + link)).status).toBe(410);
    expect(gone?.events.map(({ action, detail, actor }) => [action, detail, actor])).toEqual([
      ['withdraw', 'It loses jobs.', 'Rolf Amstutz'],
      ['publish', '', 'Nina Frei'],
      ['save', '', 'Rolf Amstutz'],
      ['addFile', 'lumen-plan-windows.zip', 'Nina Frei'],
      ['create', '', 'Nina Frei'],
    ]);
    await publish(mounting, 'nina', id, 4);
    expect((await fetch(opened.server.origin + link)).status).toBe(200);
  });

  test.each([
    ['eva', 'FORBIDDEN'],
    ['kim', 'FORBIDDEN'],
    ['gone', 'UNAUTHENTICATED'],
    [undefined, 'UNAUTHENTICATED'],
  ])('is not for %s: %s', async (who, code) => {
    const { id } = await draft();
    const before = await managed(mounting, id);
    const answers = [
      await call(mounting, who, '{ managedReleases { id } }'),
      await call(mounting, who, 'query ($id: ID!) { managedRelease(id: $id) { id } }', { id }),
      await save(mounting, who, id, 1),
      await save(mounting, who, crypto.randomUUID(), 0, { version: '77' }),
      await publish(mounting, who, id, 1),
      await withdraw(mounting, who, id, 1),
      await act(mounting, who, id, 'removeReleaseFile(id: $id, name: "x")'),
      await remove(mounting, who, id, 1),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(answers.map(() => code));
    expect((await begin(who, id, 10)).status).toBe(code === 'FORBIDDEN' ? 403 : 401);
    expect(await managed(mounting, id)).toEqual(before);
    if (code === 'FORBIDDEN') {
      expect((await call(mounting, who, '{ managesReleases }')).data?.managesReleases).toBe(false);
    }
  });

  test.each([
    [{ version: '' }, { version: 'missing' }],
    [{ version: '../1' }, { version: 'invalid' }],
    [{ version: '1'.repeat(41) }, { version: 'tooLong' }],
    [{ software: 'other' }, { software: 'invalid' }],
    [{ channel: '' }, { channel: 'missing' }],
    [{ requires: 'ticketing' }, { requires: 'invalid' }],
    [{ releasedOn: '2025-11-31' }, { releasedOn: 'invalid' }],
    [{ notes: [{ language: '__proto__', lines: ['x'] }] }, { notes: 'invalid' }],
    [{ notes: [{ language: 'english', lines: ['x'] }] }, { notes: 'invalid' }],
    [{ notes: [{ language: 'en', lines: ['x'.repeat(501)] }] }, { notes: 'tooLong' }],
    [{ notes: [{ language: 'en', lines: Array(61).fill('x') }] }, { notes: 'tooMany' }],
  ])('a draft with %j is refused by field: %j', async (parted, fields) => {
    const { id } = await draft();
    const { error } = await save(mounting, 'nina', id, 1, parted);
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect((await managed(mounting, id))?.revision).toBe(1);
  });

  test('a version is there once; a new draft sent again is one; who saw an older one is told', async () => {
    const { id, version: taken } = await draft();
    const another = await save(mounting, 'nina', crypto.randomUUID(), 0, { version: taken });
    expect(another.error).toMatchObject({ fields: { version: 'taken' } });
    const { id: other } = await draft();
    const moved = await save(mounting, 'nina', other, 1, { version: taken });
    expect(moved.error).toMatchObject({ fields: { version: 'taken' } });
    expect((await save(mounting, 'nina', id, 0, { version: taken })).data?.saveRelease.revision).toBe(1);
    await save(mounting, 'rolf', id, 1, { version: taken });
    expect((await save(mounting, 'nina', id, 1, { version: taken })).error?.code).toBe('CONFLICT');
    expect((await save(mounting, 'nina', id, 0, { version: taken })).error?.code).toBe('CONFLICT');
    expect((await publish(mounting, 'nina', id, 1)).error?.code).toBe('CONFLICT');
    expect((await save(mounting, 'nina', 'lumen-plan-9', 0)).error).toMatchObject({ field: 'id' });
    const absent = crypto.randomUUID();
    expect((await publish(mounting, 'nina', absent, 1)).error?.code).toBe('NOT_FOUND');
    expect((await save(mounting, 'nina', absent, 3)).error?.code).toBe('NOT_FOUND');
  });

  test('what is not whole is not published', async () => {
    const { id, version: own } = await draft();
    const tomorrow = new Date(Date.now() + 48 * 60 * 60_000).toISOString().slice(0, 10);
    await save(mounting, 'nina', id, 1, { version: own, notes: [], releasedOn: tomorrow });
    expect((await publish(mounting, 'nina', id, 2)).error).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { releasedOn: 'notYet', notes: 'missing', files: 'missing' },
    });
    expect((await managed(mounting, id))?.state).toBe('draft');
  });

  test('a draft can be deleted, what was published cannot; that it was there stays written down', async () => {
    const { id, version: own } = await draft();
    await upload('nina', id, archive('x'));
    expect((await remove(mounting, 'nina', id, 1)).data?.deleteRelease).toBe(true);
    expect(await managed(mounting, id)).toBeUndefined();
    const { rows } = await opened.database.pool.query(
      "SELECT detail FROM support.release_event WHERE release_id = $1 AND action = 'delete'",
      [id],
    );
    expect(rows).toEqual([{ detail: `Lumen Plan ${own}` }]);
    const { id: out } = await draft();
    await upload('nina', out, archive('x'));
    await publish(mounting, 'nina', out, 1);
    expect((await remove(mounting, 'nina', out, 2)).error?.code).toBe('CONFLICT');
    expect((await save(mounting, 'nina', out, 2)).error?.code).toBe('CONFLICT');
    const taken = await act(
      mounting,
      'nina',
      out,
      'removeReleaseFile(id: $id, name: "lumen-plan-windows.zip")',
    );
    expect(taken.error?.code).toBe('CONFLICT');
  });
});

test('DLC-01 who waits for a version hears of it once, when it comes out, and of no preview', async () => {
  await call('in process', 'eva', 'mutation { watchSoftware(software: lumenTrace, watching: true) }');
  const mails = async () => {
    const { rows } = await opened.database.pool.query(
      "SELECT mail->'about'->>'version' AS version FROM support.outbox WHERE mail->'about'->>'software' = 'Lumen Trace'",
    );
    return rows.map(({ version }) => version);
  };
  const bringOut = async (version: string, channel: string) => {
    const id = crypto.randomUUID();
    await save('in process', 'nina', id, 0, { software: 'lumenTrace', version, channel });
    await upload('nina', id, archive(version));
    expect(await mails()).not.toContain(version);
    expect((await publish('in process', 'nina', id, 1)).error).toBeUndefined();
    return id;
  };
  const id = await bringOut('2.0.0', 'stable');
  await bringOut('2.1.0-rc.1', 'preview');
  expect(await mails()).toEqual(['2.0.0']);
  await opened.database.pool.query('DELETE FROM support.outbox');
  await withdraw('in process', 'nina', id, 2);
  await publish('in process', 'nina', id, 3);
  expect(await mails()).toEqual([]);
});
