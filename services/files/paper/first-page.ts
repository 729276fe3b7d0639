import { Worker } from 'node:worker_threads';
import sharp from 'sharp';

/** Of the pictures that stand for papers in lists. */
const size = { width: 256, height: 360 };
/** A paper that takes longer has no picture. */
const patienceMs = 15_000;

type Drawn = { data: Uint8Array; width: number; height: number };

/** A picture of the first page of the PDF at a path, on white; undefined: it cannot be drawn (broken, locked, endless). */
export async function firstPage(path: string): Promise<Buffer | undefined> {
  const drawn = await draw(path);
  if (!drawn) return undefined;
  const { data, width, height } = drawn;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .resize({ ...size, fit: 'contain', background: '#fff' })
    .webp({ quality: 82 })
    .toBuffer();
}

/** The thread, and PDFium with it, is there only while it draws. */
function draw(path: string): Promise<Drawn | undefined> {
  const { promise, resolve } = Promise.withResolvers<Drawn | undefined>();
  const worker = new Worker(new URL('./draw-page.ts', import.meta.url), {
    // Twice the size, for sharp lines.
    workerData: { path, width: size.width * 2, height: size.height * 2 },
    env: {},
    stdout: true,
    stderr: true,
  });
  const timer = setTimeout(() => resolve(undefined), patienceMs);
  worker.once('message', resolve);
  worker.once('error', () => resolve(undefined));
  worker.once('exit', () => resolve(undefined));
  return promise.finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}
