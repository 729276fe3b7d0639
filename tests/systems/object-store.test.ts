import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Altered, moveFiles } from '#server/files/storage/move-files.ts';
import { type BucketSettings, openBucketStore } from '#services/foundation/objects/bucket-store.ts';
import { openFolderStore } from '#services/foundation/objects/folder-store.ts';
import {
  below,
  type ObjectStore,
  readObject,
  StoreRefusal,
  StoreUnavailable,
} from '#services/foundation/objects/object-store.ts';
import { startObjectStore, type TestStore } from './support/object-store.ts';

let store: TestStore;
let folder: string;
const settings = (more: Partial<BucketSettings> = {}): BucketSettings => ({
  bucket: 'site-files',
  region: 'us-east-1',
  endpoint: store.endpoint,
  pathStyle: true,
  keys: store.keys,
  workingFolder: join(folder, 'working'),
  ...more,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'objects-'));
  store = await startObjectStore();
  const client = new S3Client({
    region: 'us-east-1',
    endpoint: store.endpoint,
    forcePathStyle: true,
    credentials: store.keys,
  });
  for (const Bucket of ['site-files', 'moved-files']) await client.send(new CreateBucketCommand({ Bucket }));
  client.destroy();
});
afterAll(async () => {
  await store?.stop();
  await rm(folder, { recursive: true });
});

const sum = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const keysOf = async (objects: ObjectStore, prefix: string) => {
  const keys: string[] = [];
  for await (const { key, size } of objects.list(prefix)) keys.push(`${key} ${size}`);
  return keys;
};

describe.each([
  { name: 'a folder', open: () => openFolderStore(join(folder, 'data')) },
  { name: 'a bucket', open: () => openBucketStore(settings()) },
])('SYS-06 files in $name', ({ open }) => {
  let objects: ObjectStore;
  beforeAll(() => {
    objects = below(open(), 'some/');
  });

  test('bytes come back as they were, whole or a part of them', async () => {
    const bytes = randomBytes(70_000);
    await objects.put('ab/one', bytes);
    expect(sum((await readObject(objects, 'ab/one'))!)).toBe(sum(bytes));
    const part = await readObject({ read: (key) => objects.read(key, { start: 10, end: 19 }) }, 'ab/one');
    expect(part).toEqual(bytes.subarray(10, 20));
    expect(await objects.find('ab/one')).toMatchObject({ size: 70_000 });
    expect(await objects.onDisk('ab/one', (path) => readFile(path))).toEqual(bytes);
  });

  test('a file of this machine is stored, however large, and stays where it is', async () => {
    const path = join(folder, 'large');
    const bytes = randomBytes(20 * 1024 * 1024);
    await writeFile(path, bytes);
    await objects.put('cd/large', { path });
    expect(sum((await readObject(objects, 'cd/large'))!)).toBe(sum(bytes));
    expect((await readFile(path)).length).toBe(bytes.length);
    await objects.put('cd/large', { path });
    expect(await objects.find('cd/large')).toMatchObject({ size: bytes.length });
  });

  test('what is not there is nothing', async () => {
    expect(await objects.find('ab/none')).toBeUndefined();
    expect(await objects.read('ab/none')).toBeUndefined();
    expect(await objects.renew('ab/none')).toBe(false);
    expect(await objects.removeUnlessYoung('ab/none', 1000)).toBe(true);
    await objects.remove('ab/none');
    await expect(objects.onDisk('ab/none', (path) => readFile(path))).rejects.toThrow();
  });

  test('names that need escaping are names', async () => {
    await objects.put('ab/é ü+&?.txt', Buffer.from('x'));
    expect(await objects.renew('ab/é ü+&?.txt')).toBe(true);
    expect((await readObject(objects, 'ab/é ü+&?.txt'))?.toString()).toBe('x');
    await objects.remove('ab/é ü+&?.txt');
  });

  test('what was stored just now is not removed with what is old', async () => {
    await objects.put('ab/young', Buffer.from('x'));
    expect(await objects.removeUnlessYoung('ab/young', 60_000)).toBe(false);
    expect(await objects.find('ab/young')).toBeDefined();
    expect(await objects.removeUnlessYoung('ab/young', -60_000)).toBe(true);
    expect(await objects.find('ab/young')).toBeUndefined();
  });

  test('a list has all that begin so, also beyond a page', async () => {
    const two = Buffer.from('12');
    for (let n = 0; n < 1010; n += 10)
      await Promise.all(
        Array.from({ length: 10 }, (_, at) => objects.put(`list/${at % 2 ? 'odd' : 'even'}/${n + at}`, two)),
      );
    expect(await keysOf(objects, 'list/')).toHaveLength(1010);
    expect(await keysOf(objects, 'list/odd/')).toHaveLength(505);
    expect(await keysOf(objects, 'list/odd/100')).toEqual([
      'list/odd/1001 2',
      'list/odd/1003 2',
      'list/odd/1005 2',
      'list/odd/1007 2',
      'list/odd/1009 2',
    ]);
  });
});

test('SYS-06 a move into a bucket and back brings every byte, goes on where it stopped, and names what is broken', async () => {
  const from = openFolderStore(join(folder, 'before'));
  const bucket = openBucketStore(settings({ bucket: 'moved-files' }));
  const files = Array.from({ length: 30 }, (_, n) => randomBytes(1000 * n + 1));
  const keyOf = (bytes: Buffer) => {
    const hash = sum(bytes).slice(0, 40);
    return `files/blobs/${hash.slice(0, 2)}/${hash}`;
  };
  for (const bytes of files) await from.put(keyOf(bytes), bytes);
  await from.put('uploads/kept/ab/one', Buffer.from('of a ticket'));
  await from.put('files/images/ab/drawn.avif', Buffer.from('made anew'));
  const [damaged, ...whole] = files;
  await from.put(keyOf(damaged!), Buffer.from('other bytes'));

  // It is stopped after some files, as if the store became unreachable.
  let stored = 0;
  const stopping: ObjectStore = {
    ...bucket,
    async put(key, source) {
      if (stored === 9) throw new StoreUnavailable('stopped');
      stored += 1;
      await bucket.put(key, source);
    },
  };
  const quiet = () => {};
  await expect(moveFiles(from, stopping, quiet)).rejects.toThrow(StoreUnavailable);
  // One of them was truncated.
  await bucket.put(keyOf(whole[3]!), whole[3]!.subarray(0, 10));
  const { moved, there, broken } = await moveFiles(from, bucket, quiet);
  expect(broken).toEqual([keyOf(damaged!)]);
  expect(moved + there).toBe(30);
  expect(there).toBeGreaterThan(0);
  expect(await keysOf(bucket, 'files/images/')).toEqual([]);

  const back = openFolderStore(join(folder, 'after'));
  expect(await moveFiles(bucket, back, quiet)).toEqual({ moved: 30, there: 0, broken: [] });
  for (const bytes of whole) expect(await readObject(back, keyOf(bytes))).toEqual(bytes);
  expect((await readObject(back, 'uploads/kept/ab/one'))?.toString()).toBe('of a ticket');

  const lossy: ObjectStore = { ...back, put: (key) => back.put(key, Buffer.from('x')) };
  await expect(moveFiles(bucket, { ...lossy, find: async () => undefined }, quiet)).rejects.toThrow(Altered);
});

test('SYS-06 an address of the store gives the object as it is to be called, for as long as it says', async () => {
  const objects = openBucketStore(settings());
  await objects.put('one', Buffer.from('the release'));
  const how = { seconds: 60, contentType: 'application/zip', disposition: 'attachment; filename="a.zip"' };
  const address = await objects.addressOf('one', how);
  const answer = await fetch(address!);
  expect(await answer.text()).toBe('the release');
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="a.zip"');
  expect((await fetch(address!.replace(/Signature=../, 'Signature=00'))).status).toBe(403);
  expect((await fetch(`${store.endpoint}/site-files/one`)).status).toBe(403);
});

test('SYS-06 a bucket that is not there or not ours is refused, a store that is away is waited for', async () => {
  const check = (more: Partial<BucketSettings>) => openBucketStore(settings(more)).check();
  await check({});
  await expect(check({ bucket: 'nobodys' })).rejects.toThrow(StoreRefusal);
  await expect(check({ keys: store.otherKeys })).rejects.toThrow(StoreRefusal);
  const wrong = { ...store.keys, secretAccessKey: 'another' };
  await expect(check({ keys: wrong })).rejects.toThrow(StoreRefusal);
  const objects = openBucketStore(settings());
  await objects.put('two', Buffer.from('2'));
  await store.down();
  await expect(objects.check()).rejects.toThrow(StoreUnavailable);
  await expect(objects.find('two')).rejects.toThrow(StoreUnavailable);
  await expect(objects.put('three', Buffer.from('3'))).rejects.toThrow(StoreUnavailable);
  await store.up();
  expect((await readObject(objects, 'two'))?.toString()).toBe('2');
});
