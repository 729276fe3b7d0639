import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { watchParent } from './parent.mjs';
import { compiled, root } from './root.mjs';
import { withNode } from './say.mjs';

const pollMs = 250;

/**
 * Runs a task under the pinned Node and ends with it. When the parent of this process ends, so does the task;
 * if this process is killed, the task notices that the channel closes (`disconnect`).
 * @returns {Promise<number>} the exit code of the task
 */
export function runTask(node, args, env) {
  const child = spawn(node, args, {
    cwd: root,
    env: { NODE_COMPILE_CACHE: compiled, ...withNode(node), ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const parentHasEnded = watchParent();
  const watching = setInterval(() => parentHasEnded() && child.kill('SIGTERM'), pollMs);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(watching);
      resolve(code ?? 128 + (constants.signals[signal] ?? 1));
    });
  });
}
