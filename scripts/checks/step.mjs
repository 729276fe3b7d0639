import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs a check, which is a program in node_modules, under this Node. Its output is shown only if it fails.
 * @param {object} [how]
 * @param {(output: string) => string | undefined} [how.complaint] finds a fault in the output of a program
 * that passed
 * @param {Record<string, string>} [how.env] added to the environment of this process
 * @returns {Promise<boolean>} whether it passed
 */
export function step(title, program, args, { complaint = () => undefined, env = {} } = {}) {
  return said(title, async () => {
    const { code, output } = await run([join('node_modules', program), ...args], env);
    return code === 0 ? complaint(output) : output;
  });
}

/**
 * Prints one line with the result and the duration of a piece of work, followed by what was wrong.
 * @param {() => Promise<string | undefined>} work gives what was wrong, if anything
 * @returns {Promise<boolean>} whether nothing was wrong
 */
export async function said(title, work) {
  const started = performance.now();
  const fault = await work();
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  process.stdout.write(`${fault === undefined ? 'ok    ' : 'FAILED'} ${title} ${seconds}\n`);
  if (fault !== undefined) process.stdout.write(`${fault.trimEnd()}\n`);
  return fault === undefined;
}

function run(args, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
    let output = '';
    const keep = (text) => {
      output += text;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('close', (code) => resolve({ code, output }));
  });
}
