import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { uploadLimits } from '#contracts/upload-limits.ts';
import {
  act,
  archive,
  begin,
  draft,
  managed,
  opened,
  openReleases,
  piece,
  publish,
  send,
  sum,
  upload,
} from './bring-out-releases.ts';

openReleases();

describe('DLC-01 the files of a draft', () => {
  test('come in pieces, after an interruption too; half of one is nothing', async () => {
    const { id } = await draft();
    const bytes = archive('x'.repeat(10_000));
    const path = (await begin('nina', id, bytes.length)).headers.get('location') ?? '';
    expect((await piece('nina', path, 0, bytes.subarray(0, 6000))).status).toBe(204);
    expect((await managed('in process', id))?.files).toEqual([]);
    expect((await publish('in process', 'nina', id, 1)).error).toMatchObject({
      fields: { files: 'missing' },
    });
    const head = await send('nina', 'HEAD', path);
    expect(head.headers.get('upload-offset')).toBe('6000');
    expect((await piece('nina', path, 6000, bytes.subarray(6000))).status).toBe(204);
    expect((await managed('in process', id))?.files[0]).toMatchObject({ size: 10_004, sha256: sum(bytes) });
    // The last response was lost: the browser asks, and learns that the file is complete.
    const whole = await send('nina', 'HEAD', path);
    expect(whole.headers.get('upload-offset')).toBe(whole.headers.get('upload-length'));
    expect(await readdir(join(opened.directory, 'uploads/releases'))).toEqual([]);
  });

  test('broken off, they leave nothing after a day, and at once when they are taken back', async () => {
    const { id } = await draft();
    const path = (await begin('nina', id, 20_000)).headers.get('location') ?? '';
    await piece('nina', path, 0, archive('x'.repeat(5000)));
    expect((await send('nina', 'DELETE', path)).status).toBe(204);
    expect(await readdir(join(opened.directory, 'uploads/releases'))).toEqual([]);
    const other = (await begin('nina', id, 20_000)).headers.get('location') ?? '';
    await piece('nina', other, 0, archive('x'.repeat(5000)));
    await opened.database.pool.query(
      "UPDATE support.release_upload SET created_at = now() - interval '25 hours'",
    );
    await opened.support.dropOld();
    expect(await readdir(join(opened.directory, 'uploads/releases'))).toEqual([]);
    expect((await send('nina', 'HEAD', other)).status).toBe(404);
  });

  test.each([
    ['../../etc/passwd', 'passwd.zip'],
    ['C:\\setup\\plan.zip', 'plan.zip'],
    ['plan\u202Epiz.exe', 'planpiz.exe.zip'],
    ['<img src=x onerror=alert(1)>.zip', '<img src=x onerror=alert(1)>.zip'],
    ['..', '...zip'],
    [`a"b;c\r\n: ${'名'.repeat(200)}`, undefined],
    ['', 'file.zip'],
  ])('called %j are harmless and can be downloaded', async (given, kept) => {
    const { id } = await draft();
    const bytes = archive(given);
    expect(await upload('nina', id, bytes, given)).toBe(204);
    const [file] = (await managed('in process', id))?.files ?? [];
    if (kept) expect(file?.name).toBe(kept);
    expect(file?.name).not.toMatch(/[\r\n/\\\u202E]/);
    const answer = await fetch(opened.server.origin + (file?.url ?? ''));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(await buffer(answer.body!)).toEqual(bytes);
  });

  test('are archives and papers, whatever they are called', async () => {
    const { id } = await draft();
    expect(await upload('nina', id, Buffer.from('MZ a program'), 'setup.zip')).toBe(415);
    expect(await upload('nina', id, Buffer.from('<svg/>'.repeat(1000)), 'drawing.pdf')).toBe(415);
    expect(await upload('nina', id, Buffer.from('%PDF-1.7 x'), 'plan-manual-de.pdf')).toBe(204);
    const found = await managed('in process', id);
    expect(found?.files.map(({ name, kind, language }) => [name, kind, language])).toEqual([
      ['plan-manual-de.pdf', 'manual', 'de'],
    ]);
    expect(await readdir(join(opened.directory, 'uploads/releases'))).toEqual([]);
  });

  test('are replaced by one of the same name, and taken out', async () => {
    const { id } = await draft();
    await upload('nina', id, archive('one'));
    await upload('rolf', id, archive('two'));
    const found = await managed('in process', id);
    expect(found?.files.map(({ sha256 }) => sha256)).toEqual([sum(archive('two'))]);
    const call = 'removeReleaseFile(id: $id, name: "lumen-plan-windows.zip")';
    const rest = (await act('in process', 'nina', id, call)).data?.removeReleaseFile;
    expect(rest?.files).toEqual([]);
    expect(rest?.events[0]).toEqual({
      action: 'removeFile',
      detail: 'lumen-plan-windows.zip',
      actor: 'Nina Frei',
    });
  });

  test('are not too large, not too many, and only for drafts that there are', async () => {
    const { id } = await draft();
    expect((await begin('nina', id, uploadLimits.releaseFileBytes + 1)).status).toBe(413);
    expect((await begin('nina', crypto.randomUUID(), 10)).status).toBe(404);
    const path = (await begin('nina', id, archive('last').length, 'last.zip')).headers.get('location') ?? '';
    await upload('nina', id, archive('first'));
    await publish('in process', 'nina', id, 1);
    expect((await begin('nina', id, 10)).status).toBe(422);
    // An upload that was running at the publication does not change what customers get.
    expect((await piece('nina', path, 0, archive('last'))).status).toBe(422);
    expect((await managed('in process', id))?.files).toHaveLength(1);
    const { id: full } = await draft();
    for (let number = 0; number < uploadLimits.releaseFiles; number += 1) {
      expect((await begin('nina', full, 10, `${number}.zip`)).status).toBe(201);
    }
    expect((await begin('nina', full, 10, 'more.zip')).status).toBe(413);
  });

  test('of another’s upload nobody hears', async () => {
    const { id } = await draft();
    const path = (await begin('nina', id, 10)).headers.get('location') ?? '';
    expect((await send('rolf', 'HEAD', path)).status).toBe(404);
    expect((await piece('rolf', path, 0, archive('x'))).status).toBe(404);
    expect((await send('rolf', 'DELETE', path)).status).toBe(404);
    expect((await send('eva', 'HEAD', path)).status).toBe(403);
  });
});

test('DLC-01 the bytes are kept by their sum', async () => {
  const { id } = await draft();
  const bytes = archive('kept');
  await upload('nina', id, bytes);
  const hash = sum(bytes).slice(0, 40);
  expect(await readFile(join(opened.directory, 'files/sealed', hash.slice(0, 2), hash))).toEqual(bytes);
});
