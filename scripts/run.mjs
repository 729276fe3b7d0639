// The entry point of every npm script. It needs only some version of Node and npm, installs what is missing,
// and then hands over to the pinned Node. The order is: Node itself, the packages (npm omits those that do
// not fit the Node that runs it, so Node comes first), the built site, the browser of the tests, the task.
import { ensureBrowser } from './bootstrap/browser.mjs';
import { ensureBuild } from './bootstrap/build.mjs';
import { memoryArgs, memoryEnv } from './bootstrap/memory.mjs';
import { ensureNode } from './bootstrap/node.mjs';
import { ensurePackages } from './bootstrap/packages.mjs';
import { Failure } from './bootstrap/say.mjs';
import { checkSettings } from './bootstrap/settings.mjs';
import { runTask } from './bootstrap/task.mjs';

const tasks = {
  start: {
    built: true,
    checked: true,
    args: [...memoryArgs, 'server/main.ts'],
    env: { NODE_ENV: 'production', ...memoryEnv },
  },
  dev: { built: false, args: ['scripts/dev.mjs'], env: { NODE_ENV: 'development' } },
  // Prepares a start only, for those who start the program in another way.
  build: { built: true, args: ['--eval', ''] },
  verify: { built: false, args: ['scripts/verify.mjs'] },
  test: { built: true, browser: true, args: ['scripts/test.mjs'] },
  'test:systems': { built: true, browser: true, args: ['scripts/test-systems.mjs'] },
  backup: { built: false, args: ['server/backup/backup.ts'], env: { NODE_ENV: 'production' } },
  restore: { built: false, args: ['server/backup/restore.ts'], env: { NODE_ENV: 'production' } },
  'move-files': {
    built: false,
    args: ['server/files/storage/move.ts'],
    env: { NODE_ENV: 'production' },
  },
  migrate: { built: false, args: ['server/migrate.ts'], env: { NODE_ENV: 'production' } },
  settings: { built: false, args: ['server/settings/print-settings.ts'], env: { NODE_ENV: 'production' } },
  export: { built: false, args: ['server/company/export.ts'] },
  import: { built: false, args: ['server/company/import.ts'] },
  'remove-sample': { built: false, args: ['server/company/remove-sample.ts'] },
  conformance: { built: false, args: ['scripts/conformance.ts'] },
  contracts: { built: false, args: ['scripts/contracts.ts'] },
  'db:generate': { built: false, args: ['node_modules/drizzle-kit/bin.cjs', 'generate'] },
};

const [name = 'start', ...rest] = process.argv.slice(2);
try {
  const task = tasks[name];
  if (!task) throw new Failure(`There is no task "${name}".`, `One of: ${Object.keys(tasks).join(', ')}`);
  const node = await ensureNode();
  await ensurePackages(node);
  if (task.built) await ensureBuild(node, task.checked ? checkSettings : undefined);
  if (task.browser) await ensureBrowser(node);
  process.exitCode = await runTask(node, [...task.args, ...rest], task.env);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`${error.message}\n`);
  if (tasks[name]?.browser) process.stdout.write('0 passed, 1 failed\n');
  process.exitCode = 1;
}
