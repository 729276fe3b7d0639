import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { Failure, runWithProgress } from './say.mjs';

/** In a production environment npm would leave out what the build needs; some configurations leave out more. */
const everything = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * `npm ci` in a folder, by the npm that started us.
 * @param node the Node that npm runs on
 */
export async function cleanInstall(title, folder, node) {
  const started = process.env.npm_execpath;
  const known = started && basename(started) === 'npm-cli.js' && existsSync(started);
  const [command, ...first] = known ? [node, started] : ['npm'];
  const { ok, output } = await runWithProgress(title, command, [...first, 'ci', ...everything], {
    cwd: folder,
    node,
    shell: !known && process.platform === 'win32',
  });
  if (!ok) throw new Failure(`npm could not install into ${folder}:`, advice(output), output);
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
