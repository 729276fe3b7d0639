import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSameFolders } from '../../support/same-folders.ts';
import { sampleDataDir } from '../../support/sample-data.ts';
import { type DataDir, freshDataDir, startServer } from '../../support/server.ts';

/** The commands that move a company, with the real program on the whole sample company. */
let directory: string;
let sample: DataDir;
let copy: DataDir;
const folder = (name: string) => join(directory, name);

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'moved-'));
  sample = sampleDataDir();
  copy = freshDataDir();
});
afterAll(async () => {
  await sample?.remove();
  await copy?.remove();
  await rm(directory, { recursive: true, force: true });
});

async function run(command: 'export' | 'import' | 'remove-sample', data: DataDir, ...args: string[]) {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [`server/company/${command}.ts`, ...args], {
    env: { ...env, DATA_DIR: data.path, NODE_ENV: 'production', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

async function titleOf(data: DataDir): Promise<string | undefined> {
  const server = await startServer({ DATA_DIR: data.path });
  const page = await fetch(`${server.address}/en/`);
  const [, title] = /<title>([^<]+)<\/title>/.exec(await page.text()) ?? [];
  const [, image = ''] =
    /<img[^>]+src="([^"]+)"/.exec(await (await fetch(`${server.address}/en/`)).text()) ?? [];
  expect((await fetch(new URL(image, server.address))).status).toBe(200);
  await server.stop();
  return title;
}

test('SYS-06 the sample company moves: out while the site runs, in elsewhere, and out again as the same bytes', async () => {
  const server = await startServer({ DATA_DIR: sample.path });
  const out = await run('export', sample, folder('one'));
  expect(out).toEqual({
    code: 0,
    output: expect.stringMatching(/^Exported to .*: \d{5} records, \d{4} files\.\n$/),
  });
  const whileItRuns = await run('import', sample, folder('one'));
  expect(whileItRuns).toEqual({ code: 1, output: expect.stringContaining('is in use by process') });
  await server.stop();

  expect(await run('import', copy, folder('one'))).toMatchObject({ code: 0 });
  expect(await run('export', copy, folder('two'))).toMatchObject({ code: 0 });
  await expectSameFolders(folder('one'), folder('two'));
  const again = await run('import', copy, folder('one'));
  expect(again).toEqual({
    code: 1,
    output: expect.stringContaining('The database holds a company already:'),
  });
  expect(await titleOf(copy)).toBe(await titleOf(sample));
});

test('a company without people stays without: no start mixes it with the sample', async () => {
  expect(await run('export', sample, folder('nobody'), '--without-people')).toMatchObject({ code: 0 });
  expect(await run('import', copy, folder('nobody'), '--replace', '--yes')).toMatchObject({ code: 0 });
  await titleOf(copy);
  expect(await run('export', copy, folder('nobody since'))).toMatchObject({ code: 0 });
  expect(existsSync(join(folder('nobody since'), 'identity/organisations'))).toBe(true);
  expect(existsSync(join(folder('nobody since'), 'identity/people'))).toBe(false);
});

test('the sample company goes whole, when somebody says so, and comes back from its files', async () => {
  const result = await run('remove-sample', sample);
  expect(result).toEqual({
    code: 1,
    output: expect.stringMatching(/This would delete[\s\S]* \d+ content\.page\n/),
  });
  expect(await run('remove-sample', sample, '--yes')).toMatchObject({ code: 0 });
  expect(existsSync(join(sample.path, 'files'))).toBe(false);
  expect(await run('export', sample, folder('empty'))).toMatchObject({
    output: expect.stringContaining(': 0 records, 0 files.'),
  });
  expect(await run('import', sample, 'seed/company')).toMatchObject({ code: 0 });
  expect(await run('remove-sample', sample, 'seed/company')).toEqual({
    code: 1,
    output: expect.stringContaining('It takes no folder.'),
  });
});
