import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/** Decompresses a file that is compressed with Brotli into another file. */
export function expand(compressed, path, options) {
  return pipeline(createReadStream(compressed), createBrotliDecompress(), createWriteStream(path, options));
}

/**
 * Unpacks a tar archive that is compressed with Brotli, `name.tar.br`, into a folder. It is decompressed into
 * a file first: archives end with padding that tar may not read, and a pipe to it would then fail because tar
 * has closed it.
 * @throws the message of tar, when the archive is incomplete
 */
export async function unpackArchive(compressed, folder) {
  const archive = `${folder}/${compressed.split('/').at(-1)}.expanded`;
  await expand(compressed, archive);
  await run('tar', ['-xf', archive, '--no-same-owner', '-C', folder]);
  await rm(archive);
}

function run(command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}: ${said}`)),
    );
  });
}
