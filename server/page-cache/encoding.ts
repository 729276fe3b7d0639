import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const expandBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** 5: about 3 ms for a page; 4 takes 2 and leaves a tenth more. 11: again a tenth smaller for 200 ms, for pages that are requested often. */
export type BrotliQuality = 5 | 11;

/** Compresses off the main thread. */
export async function brotli(body: Buffer, quality: BrotliQuality): Promise<Buffer> {
  const compressed = await compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // 256 KB hold every page; the usual window of 4 MB left some 8 MB more in the process.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  });
  return alone(compressed);
}

export async function gzipped(body: Buffer): Promise<Buffer> {
  return alone(await compressGzip(body, { level: 6 }));
}

/** zlib answers with a view into a chunk of 64 KB: stored as it is, a page of 10 KB would hold all of it in memory. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

export function expanded(body: Buffer): Promise<Buffer> {
  return expandBrotli(body);
}

const known = new Map<string, Encoding>();

/** The best encoding that `Accept-Encoding` allows (RFC 9110 12.5.3). Browsers send a handful of values: remembered. */
export function bestEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const remembered = known.get(header);
  if (remembered) return remembered;
  const accepts = (name: string) => {
    const weight = new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=([\\d.]+))?\\s*(?:,|$)`, 'i').exec(header);
    return weight !== null && Number(weight[1] ?? 1) > 0;
  };
  const encoding = accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
  if (known.size < 200) known.set(header, encoding);
  return encoding;
}
