import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';
import { Failure, withNode } from './say.mjs';

/** @throws when the program could not start with these settings, so that nobody waits for a build in vain */
export function checkSettings(node) {
  const env = { ...withNode(node), NODE_ENV: 'production' };
  const { status, stderr } = spawnSync(node, ['server/settings/check-settings.ts'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Failure(stderr.trim());
}
