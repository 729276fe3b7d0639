import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HttpServer, serveHttp } from '../../support/network/http-server.ts';

/** The command by which somebody with a back end of their own finds out whether it keeps the contract. */

const token = 'what-the-site-sends-to-it';
let example: ChildProcess;
let address: string;

beforeAll(async () => {
  example = spawn(process.execPath, ['docs/develop/own-back-end/search.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', SEARCH_API_TOKEN: token },
  });
  address = await new Promise<string>((resolve, reject) => {
    example.once('exit', (code) => reject(new Error(`The example ended with ${code}`)));
    example.stdout?.once('data', (output) => resolve(/http:\S+/.exec(String(output))?.[0] ?? ''));
  });
});

afterAll(() => void example.kill());

async function conformance(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/conformance.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A run inside of a run has its own workers.
    env: { PATH: process.env.PATH, SEARCH_API_TOKEN: token, NO_COLOR: '1' },
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, output: output + complained };
}

test('the example of the guide keeps every promise of a search back end', async () => {
  const { code, output } = await conformance('--search', address, '--word', 'crimp');
  expect(output).toContain('at SEARCH_API_URL > only the site may ask');
  expect(output).not.toContain('skipped');
  expect(code, output).toBe(0);
});

describe('a back end that does not', () => {
  let broken: HttpServer;
  beforeAll(async () => {
    // It takes any token, and counts what it has only roughly without saying so.
    broken = await serveHttp(async (request) => {
      const { pathname } = new URL(request.url);
      const answer = await fetch(`${address}${pathname}`, {
        method: request.method,
        headers: { authorization: `Bearer ${token}` },
        body: request.method === 'POST' ? await request.text() : null,
      });
      const body = (await answer.json()) as { total?: number };
      const { total } = body;
      return Response.json(total ? { ...body, total: total + 1 } : body, { status: answer.status });
    });
  });
  afterAll(() => broken.close());

  test('fails, and hears which promise it breaks', async () => {
    const { code, output } = await conformance('--search', broken.origin, '--word', 'crimp');
    expect(code).toBe(1);
    const failed = [...output.matchAll(/^ FAIL .*at SEARCH_API_URL > (.*)$/gm)].map(([, name]) => name);
    expect(failed).toEqual(
      expect.arrayContaining([
        'pages follow each other: every record stands on one of them',
        'records of one type, and how many there are of each, whichever is asked for',
        'only the site may ask, by POST, and only these two things',
      ]),
    );
  });
});

test.each([
  ['no back end', [], 'Which back end?'],
  ['an address that is none', ['--search', 'somewhere'], 'somewhere is not an address'],
  ['no token', ['--products', 'http://localhost:1/graphql'], 'PRODUCT_API_TOKEN is not set'],
  ['a word that is none of its own', ['--serach', 'http://localhost:1'], '--serach'],
  ['accounts', ['--accounts', 'http://localhost:1'], 'cannot be tried at an address'],
])('%s is an error that says how it is written', async (_, args, message) => {
  const { code, output } = await conformance(...args);
  expect(code).toBe(2);
  expect(output).toContain(message);
  expect(output).toContain('npm run conformance -- --search');
});
