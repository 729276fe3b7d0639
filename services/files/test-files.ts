import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { type Files, openFiles, type StoredFile } from './index.ts';

export const secret = 'of the tests';

/** The files of a folder, visible to everybody unless a test says otherwise. */
export const open = (directory: string, more: Partial<Parameters<typeof openFiles>[0]> = {}) =>
  openFiles({ directory, secret, isShown: async () => true, ...more });

type OwnFiles = { directory: string; files: Files; photo: StoredFile };

/** A folder with a photograph for the tests of a file, created before they begin. */
export function ownFiles(): OwnFiles {
  const own = {} as OwnFiles;
  beforeAll(async () => {
    own.directory = await mkdtemp(join(tmpdir(), 'files-'));
    own.files = open(own.directory);
    own.photo = await own.files.store(await twoHalves(1600, 800), 'image/jpeg');
  });
  afterAll(() => rm(own.directory, { recursive: true }));
  return own;
}

export const left = { r: 200, g: 30, b: 30 };
const right = { r: 30, g: 30, b: 200 };

/** A picture whose left half is red and whose right half is blue. */
export async function twoHalves(width: number, height: number): Promise<Buffer> {
  const half = await sharp({ create: { width: width / 2, height, channels: 3, background: left } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: right } })
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
}

export const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`http://localhost${path}`, { headers, method });

export async function getBytes(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

export async function filesOnDisk(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}
