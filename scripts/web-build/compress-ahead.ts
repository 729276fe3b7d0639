import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Pictures and fonts are compressed already. */
const compressible = new Set(['.css', '.js', '.json', '.svg', '.txt', '.wasm', '.webmanifest']);

/**
 * Writes `name.br` and `name.gz` beside each file of a build, at the highest compression, for the server to
 * send (server/http/static-files.ts). It is done once with the build: the largest script takes half a second,
 * which no visitor and no start of a process should pay. A file that does not become smaller gets no
 * compressed version.
 */
export async function compressAhead(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true });
  await Promise.all(
    names.filter((name) => compressible.has(extname(name))).map((name) => compress(join(directory, name))),
  );
}

async function compress(path: string): Promise<void> {
  const body = await readFile(path);
  const br = await compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  if (br.length >= body.length) return;
  await writeFile(`${path}.br`, br);
  await writeFile(`${path}.gz`, await compressGzip(body, { level: constants.Z_BEST_COMPRESSION }));
}
