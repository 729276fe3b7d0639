import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from './proxies.ts';

export type TestStore = {
  readonly endpoint: string;
  readonly keys: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** Another user with separate buckets. */
  readonly otherKeys: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** Ends the gateway, as in an outage; stored files stay. */
  readonly down: () => Promise<void>;
  readonly up: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const answersWithinMs = 60_000;

/**
 * An empty store that speaks S3: Ceph's gateway with one disk in memory, reachable from this machine only.
 * For tests only: a single copy, and no authentication between its parts.
 */
export async function startObjectStore(): Promise<TestStore> {
  const folder = mkdtempSync(join(tmpdir(), 'object-store-'));
  const [gatewayPort, monitorPort, diskPort] = await freePorts(3);
  const conf = join(folder, 'ceph.conf');
  const running = new Map<string, ChildProcess>();
  const inFolder = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path, { recursive: true });
    return path;
  };
  const disk = randomUUID();
  const cluster = randomUUID();
  writeFileSync(
    conf,
    `[global]
fsid = ${cluster}
mon_host = v2:127.0.0.1:${monitorPort}/0
public_network = 127.0.0.0/8
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
ms_bind_msgr1 = false
ms_bind_port_min = ${diskPort}
ms_bind_port_max = ${Math.min(diskPort! + 200, 65_535)}
ms_mon_client_mode = crc
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
admin_socket =
run_dir = ${inFolder('run')}
log_file = ${inFolder('log')}/$name.log
mon_data = ${inFolder('monitor')}
mon_data_avail_warn = 1
mon_data_avail_crit = 1
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 1000
paxos_propose_interval = 0.05
paxos_min_wait = 0.01
osd_data = ${inFolder('disk')}
osd_objectstore = memstore
memstore_device_bytes = 2147483648
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
osd_class_load_list = *
osd_class_default_list = *
[client.rgw]
rgw_data = ${inFolder('gateway')}
rgw_frontends = beast endpoint=127.0.0.1:${gatewayPort}
rgw_thread_pool_size = 32
`,
  );
  const run = (command: string, ...args: string[]) => {
    const { status, stderr, error } = spawnSync(command, args, {
      encoding: 'utf8',
      timeout: answersWithinMs,
    });
    if (status !== 0) throw new Error(`${command}: ${error ?? stderr}`);
  };
  const begin = (name: string, command: string, ...args: string[]) => {
    running.set(name, spawn(command, ['-c', conf, ...args, '-f'], { stdio: 'ignore' }));
  };
  const end = async (name: string) => {
    const program = running.get(name);
    running.delete(name);
    if (!program || program.exitCode !== null) return;
    const ended = once(program, 'close');
    // Nothing is cached, so nothing needs to be saved.
    program.kill('SIGKILL');
    await ended;
  };
  const endpoint = `http://127.0.0.1:${gatewayPort}`;
  const up = async () => {
    begin('gateway', 'radosgw', '-n', 'client.rgw');
    const until = Date.now() + answersWithinMs;
    for (;;) {
      const isThere = await fetch(endpoint).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isThere) return;
      if (Date.now() > until || running.get('gateway')?.exitCode !== null)
        throw new Error(`The object store does not start; ${folder}/log says why`);
      await wait(100);
    }
  };
  const map = join(folder, 'monitor.map');
  run('monmaptool', '--create', '--fsid', cluster, '--addv', '0', `[v2:127.0.0.1:${monitorPort}]`, map);
  run('ceph-mon', '-c', conf, '--id', '0', '--mkfs', '--monmap', map);
  begin('monitor', 'ceph-mon', '--id', '0');
  // With the id that the monitor knows, or the disk never comes up.
  run('ceph', '-c', conf, '--connect-timeout', '20', 'osd', 'new', disk);
  run('ceph-osd', '-c', conf, '--id', '0', '--mkfs', '--osd-uuid', disk);
  begin('disk', 'ceph-osd', '--id', '0');
  await up();
  const addUser = (name: string) => {
    const keys = { accessKeyId: `key-of-${name}`, secretAccessKey: `secret-of-${name}` };
    const given = ['--access-key', keys.accessKeyId, '--secret-key', keys.secretAccessKey];
    const user = ['user', 'create', '--uid', name, '--display-name', name, ...given];
    run('radosgw-admin', '-c', conf, '-n', 'client.rgw', ...user);
    return keys;
  };
  return {
    endpoint,
    keys: addUser('site'),
    otherKeys: addUser('other'),
    down: () => end('gateway'),
    up,
    async stop() {
      for (const name of ['gateway', 'disk', 'monitor']) await end(name);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
