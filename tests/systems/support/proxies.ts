import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The public name of the site in docs/proxies/. */
export const siteName = 'www.example.com';

export type Proxy = { readonly port: number; readonly stop: () => Promise<void> };

/** Puts a proxy in front of a port of this machine. */
export type ProxyMaker = (upstream: number, certificate: Certificate) => Promise<Proxy>;

export type Certificate = { readonly certificate: string; readonly key: string; readonly both: string };

/** Creates a self-signed certificate for the site in a folder. */
export function makeCertificate(folder: string): Certificate {
  const [certificate, key, both] = ['site.pem', 'site.key', 'both.pem'].map((name) => join(folder, name));
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${siteName}`],
    ...['-addext', `subjectAltName=DNS:${siteName}`, '-out', certificate!, '-keyout', key!],
  ]);
  if (made.status !== 0) throw new Error(`openssl: ${made.error ?? made.stderr}`);
  writeFileSync(both!, readFileSync(certificate!, 'utf8') + readFileSync(key!, 'utf8'));
  return { certificate: certificate!, key: key!, both: both! };
}

/** nginx in Debian's configuration, with `docs/proxies/nginx.conf` as its only site. */
export const nginx: ProxyMaker = (upstream, { certificate, key }) =>
  proxy(async (folder, port) => {
    const site = changed('docs/proxies/nginx.conf', [
      ['listen 443', `listen 127.0.0.1:${port}`],
      ['/etc/ssl/certs/www.example.com.pem', certificate],
      ['/etc/ssl/private/www.example.com.key', key],
      ['127.0.0.1:3000', `127.0.0.1:${upstream}`],
      // Without it, nginx's default limit applies.
      ['client_max_body_size 100m;', ''],
    ]);
    writeFileSync(join(folder, 'site'), site);
    const whole = changed('/etc/nginx/nginx.conf', [
      ['/run/nginx.pid', `${folder}/pid`],
      ['/var/log/nginx/error.log', 'stderr'],
      ['/var/log/nginx/access.log', 'off'],
      ['include /etc/nginx/conf.d/*.conf;', ''],
      ['/etc/nginx/sites-enabled/*', `${folder}/site`],
    ]);
    writeFileSync(join(folder, 'nginx.conf'), whole);
    return ['nginx', '-c', `${folder}/nginx.conf`, '-g', 'daemon off;'];
  });

/** HAProxy in Debian's configuration, with `docs/proxies/haproxy.cfg` at the end. */
export const haproxy: ProxyMaker = (upstream, { both }) =>
  proxy(async (folder, port) => {
    const whole = changed('/etc/haproxy/haproxy.cfg', [
      ['/run/haproxy/admin.sock', `${folder}/admin.sock`],
      ['\tdaemon\n', '\n'],
    ]);
    const site = changed('docs/proxies/haproxy.cfg', [
      ['bind :443', `bind 127.0.0.1:${port}`],
      ['/etc/ssl/private/www.example.com.pem', both],
      ['127.0.0.1:3000', `127.0.0.1:${upstream}`],
    ]);
    writeFileSync(join(folder, 'haproxy.cfg'), `${whole}\n${site}`);
    return ['haproxy', '-db', '-f', `${folder}/haproxy.cfg`];
  });

/** Varnish with `docs/proxies/varnish.vcl`; without a port for purges it gets a free one. */
export async function varnishAlone(upstream: number, purgePort?: number): Promise<Proxy> {
  const purges = purgePort ?? (await freePort());
  return proxy(async (folder, port) => {
    const vcl = changed('docs/proxies/varnish.vcl', [['"3000"', `"${upstream}"`]]);
    writeFileSync(join(folder, 'site.vcl'), vcl);
    const listens = ['-a', `site=127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${purges}`];
    const store = ['-n', `${folder}/work`, '-s', 'malloc,256m'];
    return ['varnishd', '-F', ...listens, '-f', `${folder}/site.vcl`, ...store];
  });
}

/** The same behind HAProxy, since Varnish does not speak HTTPS. */
export const varnish: ProxyMaker = async (upstream, certificate) => {
  const cache = await varnishAlone(upstream);
  const front = await haproxy(cache.port, certificate);
  return { port: front.port, stop: async () => void (await Promise.all([front.stop(), cache.stop()])) };
};

/** Starts a proxy on a free port, with the command that `prepare` gives; resolves when it responds. */
async function proxy(prepare: (folder: string, port: number) => Promise<string[]>): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  // Its workers run as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const [command = '', ...args] = await prepare(folder, port);
  const program = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = sayings(program);
  while (!(await isListening(port))) {
    if (program.exitCode !== null || program.pid === undefined) throw new Error(`${command}: ${output()}`);
    await wait(20);
  }
  return {
    port,
    async stop() {
      const ended = once(program, 'close');
      program.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function sayings(program: ChildProcess): () => string {
  let output = '';
  const keep = (text: Buffer) => {
    output += text;
  };
  program.stdout?.on('data', keep);
  program.stderr?.on('data', keep);
  program.once('error', (error) => {
    output += error.message;
  });
  return () => output;
}

/** A configuration with some texts replaced, each of which must occur. */
function changed(path: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${path} has no "${from}"`);
      return text.replaceAll(from, to);
    },
    readFileSync(path, 'utf8'),
  );
}

export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port!;
}

/** Free ports of this machine. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening');
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  for (const server of servers) await new Promise((closed) => server.close(closed));
  return ports;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
