import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Account, end, FreshMachine, root, service } from './support/fresh-machine.ts';

/** A round takes two minutes on an idle machine; `FRESH_MACHINE_ROUNDS=10` reveals occasional failures. */
const rounds = Number(process.env.FRESH_MACHINE_ROUNDS ?? 2);
const minutes = 60_000;
const machine = new FreshMachine();

beforeAll(() => machine.make(), 5 * minutes);
afterAll(() => machine.remove(), 5 * minutes);

const accounts = [root, service];
const turns = Array.from({ length: rounds }, (_, turn) => ({ round: turn + 1, ...accounts[turn % 2]! }));

describe.each(turns)('with nothing but Node and npm, round $round, $name', ({ round: _, ...account }) => {
  test(
    'SYS-01 npm start is ready, and the site answers',
    async () => {
      await machine.begin(account);
      const program = machine.start(account, ['npm', 'start']);
      const address = await says(program, /^Ready on (\S+)$/m);
      // The first page may take longer than a visitor would wait.
      await expect
        .poll(async () => (await fetch(`${address}/en`)).status, { timeout: minutes, interval: 500 })
        .toBe(200);
      await end(program);
    },
    15 * minutes,
  );

  test(
    'SYS-01 npm test brings a Chromium that opens a page',
    async () => {
      const { code, output } = await finished(account, [
        'npm',
        'test',
        '--',
        'tests/e2e/frame/scrolling.test.ts',
      ]);
      expect(output).toMatch(/^[1-9]\d* passed, 0 failed$/m);
      expect(code).toBe(0);
      // It must not be Debian's, which would be used as a fallback.
      expect(machine.has('usr/bin/chromium*')).toBe(false);
    },
    15 * minutes,
  );
});

async function finished(account: Account, command: readonly string[]) {
  const program = machine.start(account, command);
  const output = collected(program);
  const [code] = await once(program, 'close');
  return { code, output: output() };
}

/** Waits for a line of a program's output; fails with all of its output if it ends instead. */
function says(program: ChildProcess, what: RegExp): Promise<string> {
  const output = collected(program);
  return new Promise((resolve, reject) => {
    program.stdout!.on('data', () => {
      const found = what.exec(output())?.[1];
      if (found) resolve(found);
    });
    program.once('close', (code) => reject(new Error(`ended with ${code}:\n${output()}`)));
  });
}

function collected(program: ChildProcess): () => string {
  let output = '';
  for (const stream of [program.stdout!, program.stderr!]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  return () => output;
}
