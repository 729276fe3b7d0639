import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ClientRequest, request as httpRequest } from 'node:http';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStorage } from '#server/files/storage/open-storage.ts';
import { createFileAddresses } from '#services/foundation/cryptography/sign-file-address.ts';
import { openFolderStore } from '#services/foundation/objects/folder-store.ts';
import { type ObjectStore, readObject } from '#services/foundation/objects/object-store.ts';
import { startEmbedded } from '../../server/database/embedded.ts';
import { moveFiles } from '../../server/files/storage/move-files.ts';
import { createLog } from '../../server/log.ts';
import { readConfig } from '../../server/settings/config.ts';
import { sampleDataDir } from '../support/sample-data.ts';
import { freshDataDir, type RunningServer, samplePassword, startServer } from '../support/server.ts';
import { startObjectStore, type TestStore } from './support/object-store.ts';

/** Two machines that share only PostgreSQL and a bucket. */

const log = createLog({ level: 'silent', json: true });
const sample = sampleDataDir();
const folders = [freshDataDir(), freshDataDir()] as const;
const secret = 'the same secret on both of the machines';
let store: TestStore;
let database: Awaited<ReturnType<typeof startEmbedded>>;
let objects: ObjectStore;
let machines: [RunningServer, RunningServer];

const settings = (at: 0 | 1) => ({
  DATA_DIR: folders[at].path,
  DATABASE_URL: database.connectionString,
  SECRET: secret,
  FILES_URL: `s3://site-files?endpoint=${store.endpoint}&path_style=true`,
  AWS_ACCESS_KEY_ID: store.keys.accessKeyId,
  AWS_SECRET_ACCESS_KEY: store.keys.secretAccessKey,
});

beforeAll(async () => {
  store = await startObjectStore();
  const client = new S3Client({
    region: 'us-east-1',
    endpoint: store.endpoint,
    forcePathStyle: true,
    credentials: store.keys,
  });
  await client.send(new CreateBucketCommand({ Bucket: 'site-files' }));
  client.destroy();
  database = await startEmbedded(sample.path, log);
  objects = await openStorage(readConfig(settings(0)), log);
  const { broken } = await moveFiles(openFolderStore(sample.path), objects, () => {});
  expect(broken).toEqual([]);
  machines = [await startServer(settings(0)), await startServer(settings(1))];
});

afterAll(async () => {
  await Promise.all((machines ?? []).map(({ stop }) => stop()));
  await database?.stop();
  await store?.stop();
  await Promise.all([...folders, sample].map(({ remove }) => remove()));
});

const at = (machine: number) => machines[machine % 2]!.address;
const keysBelow = async (prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of objects.list(prefix)) keys.push(key);
  return keys;
};
const readiness = async (machine: number) => (await fetch(`${at(machine)}/readyz`)).json();

async function picturesOf(path: string, machine: number): Promise<string[]> {
  const html = await (await fetch(at(machine) + path)).text();
  return [
    ...new Set([...html.matchAll(/\/image\/[0-9a-f]{40}\/[\w.-]+\.avif/g)].map(([address]) => address)),
  ];
}

test('IMG-01 every picture of a page that one machine gives comes from the other one, too', async () => {
  const pictures = await picturesOf('/en', 0);
  expect(pictures.length).toBeGreaterThan(3);
  for (const [turn, address] of pictures.slice(0, 20).entries())
    expect((await fetch(at(turn) + address)).status, `${turn} ${address}`).toBe(200);
});

test('EDI-05 a picture that an editor brings to one machine is there on the other one', async () => {
  const cookie = await enter(0);
  const { default: sharp } = await import('sharp');
  const colour = { r: randomBytes(1)[0]!, g: 80, b: 10 };
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  const taken = await fetch(`${at(0)}/api/editor-upload?name=bench.jpg`, {
    method: 'POST',
    headers: { cookie, origin: at(0) },
    body: new Uint8Array(picture),
  });
  expect(taken.status).toBe(200);
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 40);
  expect((await readObject(objects, `files/blobs/${hash.slice(0, 2)}/${hash}`))?.equals(picture)).toBe(true);
  // It is on no page yet: editors see it at an address that is signed for a few minutes.
  const closed = createFileAddresses(secret).closed('image', hash);
  expect((await fetch(`${at(1)}${closed}/480-fit-90.webp`)).status).toBe(200);
  expect((await fetch(`${at(1)}/image/${hash}/480-fit-90.webp`)).status).toBe(404);
});

async function enter(machine: number): Promise<string> {
  const answer = await fetch(`${at(machine)}/api/editor-area-authentication`, {
    method: 'POST',
    headers: { origin: at(machine), 'content-type': 'application/json' },
    body: JSON.stringify({ input: samplePassword, name: 'Petra Ott' }),
  });
  const { hashedPassword } = (await answer.json()) as { hashedPassword: string };
  return `editor=${hashedPassword}`;
}

const tus = { 'tus-resumable': '1.0.0' };
const address = '/api/enquiry-uploads';

/** A film of this many bytes: after its end comes a part that players ignore. */
function film(bytes: number): Buffer {
  const part = randomBytes(bytes);
  part.writeUInt32BE(bytes);
  part.write('free', 4);
  return Buffer.concat([readFileSync('seed/company/media/machine-reuss-635-cab-turn.mp4'), part]);
}

async function begin(machine: number, size: number): Promise<string> {
  const name = Buffer.from('line.mp4').toString('base64');
  const headers = { ...tus, 'upload-length': String(size), 'upload-metadata': `filename ${name}` };
  const answer = await fetch(at(machine) + address, { method: 'POST', headers });
  expect(answer.status).toBe(201);
  return answer.headers.get('location')!;
}

const piece = (machine: number, path: string, offset: number, bytes: Uint8Array) =>
  fetch(at(machine) + path, {
    method: 'PATCH',
    headers: {
      ...tus,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  });

async function offsetOf(machine: number, path: string): Promise<number> {
  const answer = await fetch(at(machine) + path, { method: 'HEAD', headers: tus });
  expect(answer.status).toBe(200);
  return Number(answer.headers.get('upload-offset'));
}

/** Sends the rest of a file in pieces, each to the other machine; gives the last status. */
async function sendRest(path: string, bytes: Buffer, from: number, size = 1_000_000): Promise<number> {
  let status = 0;
  let turn = 0;
  for (let offset = from; offset < bytes.length; offset += size) {
    ({ status } = await piece(turn, path, offset, bytes.subarray(offset, offset + size)));
    expect(status).toBe(204);
    turn += 1;
  }
  return status;
}

/** Expects the stored upload to be what was sent, and nothing to be left of its pieces. */
async function expectKept(path: string, bytes: Buffer): Promise<void> {
  const id = path.split('/').at(-1)!;
  expect((await readObject(objects, `uploads/kept/${id.slice(0, 2)}/${id}`))?.equals(bytes)).toBe(true);
  expect((await keysBelow('uploads/unfinished/')).filter((key) => key.includes(id))).toEqual([]);
}

test('FRM-01 the parts of an upload go to both machines in turn, and it arrives as it was', async () => {
  const bytes = film(11_500_000);
  const path = await begin(0, bytes.length);
  expect(await sendRest(path, bytes, 0)).toBe(204);
  expect(await offsetOf(1, path)).toBe(bytes.length);
  await expectKept(path, bytes);
});

test('FRM-01 of the same part that is sent to both machines at once one is taken', async () => {
  for (const _ of [1, 2, 3]) {
    const bytes = film(300_000);
    const path = await begin(0, bytes.length);
    const half = bytes.subarray(0, 200_000);
    const both = await Promise.all([piece(0, path, 0, half), piece(1, path, 0, half)]);
    const taken = both.filter(({ status }) => status === 204).length;
    const offset = await offsetOf(1, path);
    expect(taken).toBeLessThanOrEqual(1);
    await sendRest(path, bytes, offset);
    await expectKept(path, bytes);
  }
});

test('FRM-01 an upload whose machine is killed in the middle of a part goes on at the other one', async () => {
  const bytes = film(18_000_000);
  const path = await begin(0, bytes.length);
  const sending = startPiece(at(0), path, bytes.length);
  sending.on('error', () => {});
  sending.write(bytes.subarray(0, 12_000_000));
  await expect.poll(async () => (await partsOf(path)).length, { interval: 200 }).toBeGreaterThan(0);
  machines[0].process.kill('SIGKILL');
  await machines[0].stop();
  const offset = await offsetOf(1, path);
  expect(offset).toBeLessThan(bytes.length);
  const { status } = await piece(1, path, offset, bytes.subarray(offset));
  expect(status).toBe(204);
  await expectKept(path, bytes);
  machines[0] = await startServer(settings(0));
});

/** The parts of a running upload that the store has. */
async function partsOf(path: string) {
  const { ListPartsCommand, ListMultipartUploadsCommand } = await import('@aws-sdk/client-s3');
  const client = new S3Client({ ...objects.bucket!.client });
  const Bucket = 'site-files';
  const id = path.split('/').at(-1)!;
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }));
  const upload = Uploads.find(({ Key }) => Key?.endsWith(id));
  if (!upload) return [];
  const found = await client.send(
    new ListPartsCommand({ Bucket, Key: upload.Key, UploadId: upload.UploadId }),
  );
  return found.Parts ?? [];
}

function startPiece(origin: string, path: string, length: number): ClientRequest {
  return httpRequest(origin + path, {
    method: 'PATCH',
    headers: {
      ...tus,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': length,
    },
  });
}

test('SYS-06 while the store is away pages and drawn pictures go on, uploads wait, and it is said', async () => {
  const [drawn] = await picturesOf('/en/products', 1);
  expect((await fetch(at(1) + drawn)).status).toBe(200);
  const bytes = film(2_500_000);
  const path = await begin(1, bytes.length);
  expect((await piece(1, path, 0, bytes.subarray(0, 1_000_000))).status).toBe(204);
  await store.down();
  try {
    expect((await fetch(`${at(1)}/en/products`)).status).toBe(200);
    expect((await fetch(at(1) + drawn)).status).toBe(200);
    await expect.poll(() => readiness(1)).toEqual({ status: 'degraded', degraded: ['files'] });
    expect((await piece(1, path, 1_000_000, bytes.subarray(1_000_000))).status).toBe(503);
    expect((await fetch(at(1) + path, { method: 'HEAD', headers: tus })).status).toBe(503);
    const cookie = await enter(1);
    const upload = await fetch(`${at(1)}/api/editor-upload?name=b.pdf`, {
      method: 'POST',
      headers: { cookie, origin: at(1) },
      body: '%PDF-1.7 a paper',
    });
    expect(upload.status).toBe(503);
  } finally {
    await store.up();
  }
  await expect.poll(() => readiness(1)).toEqual({ status: 'ready', degraded: [] });
  const offset = await offsetOf(0, path);
  await sendRest(path, bytes, offset);
  await expectKept(path, bytes);
});
