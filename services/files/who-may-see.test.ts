import { beforeAll, describe, expect, test } from 'vitest';
import { createFileAddresses } from '#services/foundation/cryptography/sign-file-address.ts';
import type { Files } from './index.ts';
import { get, getBytes, open, ownFiles, secret, twoHalves } from './test-files.ts';

const own = ownFiles();

describe('who may see a file', () => {
  const paper = () => Buffer.from('%PDF-1.7 for some');
  const { closed } = createFileAddresses(secret);
  const shown = new Set<string>();
  let some: Files;
  let hash: string;

  beforeAll(async () => {
    some = open(own.directory, { isShown: async (id) => shown.has(id) });
    hash = (await some.store(paper())).hash;
  });

  test('FIL-01 what everybody may see is there under its hash, for ever', async () => {
    shown.add(hash);
    const response = await some.handleMedia(get(`/media/${hash}/a.pdf`));
    expect(await getBytes(response)).toEqual(paper());
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  test('FIL-01 what is shown no more is gone as soon as its owners say so', async () => {
    shown.delete(hash);
    some.ownersChanged();
    expect((await some.handleMedia(get(`/media/${hash}/a.pdf`))).status).toBe(404);
    shown.add(hash);
    expect((await some.handleMedia(get(`/media/${hash}/a.pdf`))).status, 'time alone may show it').toBe(200);
    shown.clear();
    some.ownersChanged();
  });

  test('FIL-01 an answer of the owners that a change has overtaken is not remembered', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    let answers = [promise, Promise.resolve(false)];
    const slow = open(own.directory, { isShown: () => answers.shift() ?? Promise.resolve(false) });
    const first = slow.handleMedia(get(`/media/${hash}/a.pdf`));
    await new Promise(setImmediate);
    slow.ownersChanged();
    resolve(true);
    await first;
    expect((await slow.handleMedia(get(`/media/${hash}/a.pdf`))).status).toBe(404);
    answers = [];
  });

  test('FIL-01 an address made for somebody gives the whole and its parts, and nobody keeps them', async () => {
    const address = `${closed('media', hash)}/a.pdf`;
    const whole = await some.handleMedia(get(address));
    expect(await getBytes(whole)).toEqual(paper());
    expect(whole.headers.get('cache-control')).toBe('private, no-store');
    expect(whole.headers.get('x-robots-tag')).toBe('noindex');
    const part = await some.handleMedia(get(address, { range: 'bytes=1-3' }));
    expect([part.status, (await getBytes(part)).toString()]).toEqual([206, 'PDF']);
    const { hash: picture } = await some.store(await twoHalves(60, 40));
    const drawn = await some.handleImage(get(`${closed('image', picture)}/480-fit-90.webp`));
    expect([drawn.status, drawn.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await some.handleImage(get(`/image/${picture}/480-fit-90.webp`))).status).toBe(404);
  });

  test('FIL-01 an address that has expired says so; one that was made elsewhere is none', async () => {
    const past = createFileAddresses(secret, () => Date.now() - 60 * 60_000).closed('media', hash);
    expect((await some.handleMedia(get(`${past}/a.pdf`))).status).toBe(403);
    const foreign = createFileAddresses('another').closed('media', hash);
    expect((await some.handleMedia(get(`${foreign}/a.pdf`))).status).toBe(404);
  });

  test('DLC-01 what is sealed has no address, whatever owners say of its hash', async () => {
    const { hash: sealed } = await some.sealed.store(Buffer.from('%PDF-1.7 a manual of licensed software'));
    shown.add(sealed);
    for (const address of [`/media/${sealed}`, closed('media', sealed)])
      expect((await some.handleMedia(get(`${address}/a.pdf`))).status, address).toBe(404);
    const given = await some.sealed.deliver(get('/x'), sealed, {
      fileName: 'a.pdf',
      attachment: true,
      caching: 'never',
    });
    expect([given.status, given.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });

  test('DLC-01 files of releases that an earlier version kept in the library are taken over, twice if need be', async () => {
    const old = await some.store(Buffer.from('%PDF-1.7 an old manual'));
    for (const hashes of [[old.hash], [old.hash, '0'.repeat(40)]]) await some.sealed.takeOver(hashes);
    expect(await some.sealed.find(old.hash)).toEqual(old);
    expect(await some.sealed.find('0'.repeat(40))).toBeUndefined();
  });
});
