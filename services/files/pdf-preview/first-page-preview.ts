import sharp from 'sharp';
import { openWorkers } from '#services/foundation/worker/open-workers.ts';
import type { RenderedPage } from './render-first-page.ts';

/** The size of covers of documents in lists. */
const size = { width: 256, height: 360 };
/** Twice the size, for sharp lines. */
const renderedSize = { width: size.width * 2, height: size.height * 2 };

/** A document that takes longer gets no cover. PDFium's memory is freed with the worker. */
const withWorker = openWorkers<typeof import('./render-first-page.ts')>(
  new URL('./render-first-page.ts', import.meta.url),
  {
    seconds: 15,
    megabytes: 256,
    atOnce: 2,
    waiting: 50,
    isForOneUse: true,
  },
);

/**
 * A picture of the first page of the PDF at a path, on white; undefined: it cannot be rendered (broken, encrypted,
 * endless).
 */
export async function firstPage(path: string): Promise<Buffer | undefined> {
  const rendered = await render(path);
  if (!rendered) return undefined;
  const { data, width, height } = rendered;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .resize({ ...size, fit: 'contain', background: '#fff' })
    .webp({ quality: 82 })
    .toBuffer();
}

function render(path: string): Promise<RenderedPage | undefined> {
  return withWorker((call) => call('renderFirstPage', path, renderedSize)).catch(() => undefined);
}
