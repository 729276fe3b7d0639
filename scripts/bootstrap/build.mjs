import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { Failure, runWithProgress } from './say.mjs';
import { hashOf, isFresh, stamp } from './stamp.mjs';

/** The sources of the built site. */
const sources = [
  'contracts',
  'web',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'scripts/web-build/application-chunks.ts',
  'scripts/web-build/compress-ahead.ts',
];
const isTest = /\.test\.tsx?$/;

/** Builds the site if its sources have changed since the last build; calls `before` first. */
export async function ensureBuild(node, before) {
  const mark = join(root, '.cache', 'build');
  const hash = hashOf(filesOf(sources).flatMap((path) => [path, readFileSync(join(root, path))]));
  if (isFresh(mark, hash) && existsSync(join(root, 'build/server/index.js'))) return;
  await before?.(node);
  const command = [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'];
  const { ok, output } = await runWithProgress('Building the site', node, command, {
    cwd: root,
    node,
    env: { NODE_ENV: 'production' },
  });
  if (!ok) throw new Failure('The site could not be built:', 'Correct this, then start again.', output);
  stamp(mark, hash);
}

function filesOf(names) {
  return names.flatMap((name) => {
    const path = join(root, name);
    if (!existsSync(path)) return [];
    const entries = readdirOrNothing(path);
    if (!entries) return isTest.test(name) ? [] : [name];
    return filesOf(entries.sort().map((entry) => `${name}/${entry}`));
  });
}

function readdirOrNothing(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
