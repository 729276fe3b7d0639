import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolderStore } from '#services/foundation/objects/folder-store.ts';
import { findLastBackup, noteBackup } from './last-backup.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'last-backup-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the last backup is known on every machine that has the files', async () => {
  const objects = openFolderStore(folder);
  expect(await findLastBackup(objects)).toBeUndefined();
  await noteBackup(objects, { at: '2026-11-26T02:00:00.000Z', bytes: 7 });
  await noteBackup(objects, { at: '2026-11-27T02:00:00.000Z', bytes: 48_000_000 });
  expect(await findLastBackup(openFolderStore(folder))).toEqual({
    at: '2026-11-27T02:00:00.000Z',
    bytes: 48_000_000,
  });
});
