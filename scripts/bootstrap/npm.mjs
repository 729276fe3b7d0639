import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './root.mjs';
import { Failure, runWithProgress } from './say.mjs';

/** In a production environment npm would omit what the build needs; some configurations omit more. */
const everything = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Runs `npm ci` in a folder, with the npm that started this process.
 * @param node the Node that npm runs on
 */
export async function cleanInstall(title, folder, node) {
  const started = process.env.npm_execpath;
  const known = started && basename(started) === 'npm-cli.js' && existsSync(started);
  const [command, ...first] = known ? [node, started] : ['npm'];
  const args = [...first, 'ci', ...everything, ...ownCache()];
  const { ok, output } = await runWithProgress(title, command, args, {
    cwd: folder,
    node,
    shell: !known && process.platform === 'win32',
  });
  if (!ok) throw new Failure(`npm could not install into ${folder}:`, advice(output), output);
}

/**
 * The account of a service may have no home folder and so no npm cache; npm then silently omits optional
 * packages: Node itself, and the database.
 */
function ownCache() {
  const usual = process.env.npm_config_cache;
  return !usual || isWritable(usual) ? [] : ['--cache', join(root, '.cache', 'npm')];
}

function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const knownCauses = [
  [/ENOSPC/, 'The disk is full: make about 600 MB free and start again.'],
  [/EACCES|EPERM/, 'This user may not write there: check whose folder it is, then start again.'],
  [/EUSAGE|not in sync/, 'package.json and package-lock.json disagree: run "npm install", then start again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|network/i,
    'npm cannot reach its registry: check the network, or set a proxy or mirror with "npm config", then start again.',
  ],
  [/ENOENT.*npm|spawn npm/, 'npm was not found: install it beside Node, then start again.'],
];

function advice(output) {
  const cause = knownCauses.find(([pattern]) => pattern.test(output));
  return cause ? cause[1] : 'Start again; if it stays, delete the node_modules folder there first.';
}
