import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expand, unpackArchive } from './archive.mjs';
import { cleanInstall } from './npm.mjs';
import { root } from './root.mjs';
import { Failure } from './say.mjs';
import { hashOf, isFresh, stamp } from './stamp.mjs';

const folder = join(root, 'tests', 'browser');
const packed = join(folder, 'node_modules', '@sparticuz', 'chromium', 'bin');
const archives = ['swiftshader.tar.br', 'al2023.tar.br', 'fonts.tar.br'];
const unpacked = join(root, '.cache', 'chromium');

/** Starts the Chromium of the tests; absent if npm has none for this platform. */
export const packagedChromium = join(unpacked, 'start');

/**
 * Installs the Chromium of the tests, unless CHROME_PATH names another one. A failure is only printed, since
 * another Chromium may be installed (tests/support/browser/chromium.ts).
 */
export async function ensureBrowser(node) {
  if (process.env.CHROME_PATH || `${process.platform}-${process.arch}` !== 'linux-x64') return;
  const lock = hashOf([readFileSync(join(folder, 'package-lock.json'))]);
  const mark = join(unpacked, '.unpacked');
  if (isFresh(mark, lock) && existsSync(packagedChromium)) return;
  try {
    await rm(unpacked, { recursive: true, force: true });
    await cleanInstall('Installing Chromium', folder, node);
    await unpack();
    stamp(mark, lock);
  } catch (error) {
    await rm(packagedChromium, { force: true });
    const said =
      error instanceof Failure ? error.message : `Chromium could not be unpacked: ${error.message}`;
    process.stderr.write(`${said}\n`);
  }
}

/** @throws when a part is missing in the package or on this machine */
async function unpack() {
  mkdirSync(unpacked, { recursive: true });
  await Promise.all([
    expand(join(packed, 'chromium.br'), join(unpacked, 'chromium'), { mode: 0o755 }),
    ...archives.map((name) => unpackArchive(join(packed, name), unpacked)),
  ]);
  writeFileSync(join(unpacked, 'fonts.conf'), fontSettings);
  writeFileSync(packagedChromium, starter, { mode: 0o755 });
  const { status, stderr } = spawnSync(packagedChromium, ['--version'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/**
 * A machine without a desktop may lack the libraries and fonts that a browser needs, so the package contains
 * them.
 */
const starter = `#!/bin/sh
here=$(dirname "$0")
LD_LIBRARY_PATH=$here/lib FONTCONFIG_FILE=$here/fonts.conf exec "$here/chromium" "$@"
`;

const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
