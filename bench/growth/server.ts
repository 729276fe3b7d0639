import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { serverAccount } from '#server/database/account.ts';

export type Server = { readonly url: string; readonly stop: () => Promise<void> };

/** The settings of an operator of a machine with enough memory; the rest are defaults, including `jit`. */
const settings = {
  listen_addresses: '',
  jit: 'on',
  shared_buffers: '2GB',
  effective_cache_size: '6GB',
  work_mem: '32MB',
  maintenance_work_mem: '1GB',
  max_wal_size: '8GB',
  random_page_cost: '1.1',
  // The data can be generated again.
  fsync: 'off',
  timezone: 'UTC',
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
};

/** Starts Debian's PostgreSQL in a folder, which is initialised at the first start. */
export async function startServer(folder: string): Promise<Server> {
  const [bin] = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  if (!bin) throw new Error('There is no PostgreSQL of Debian here: apt-get install postgresql');
  const account = serverAccount();
  const data = join(folder, 'postgresql');
  mkdirSync(folder, { recursive: true });
  if (account) chownSync(folder, account.uid, account.gid);
  if (!existsSync(data))
    execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'site', '--encoding=UTF8', '--locale=C.UTF-8'], {
      ...account,
      cwd: folder,
    });
  const options = Object.entries({ ...settings, unix_socket_directories: folder });
  const given = options.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...given], {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `postgresql:///postgres?host=${encodeURIComponent(folder)}&user=site`;
  await answers(url, server);
  return {
    url,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
    },
  };
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    const isThere = await client.connect().then(
      () => true,
      () => false,
    );
    if (isThere) return client.end();
    await wait(100);
  }
  throw new Error('PostgreSQL did not start');
}
