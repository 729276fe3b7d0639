import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * One check: runs a program of node_modules under this Node, and says in one line how it went and how long it
 * took. What the program wrote is shown only when it fails.
 * @param {(output: string) => string | undefined} complaint finds fault with the output of a program that passed
 * @returns {Promise<boolean>} whether it passed
 */
export async function step(title, program, args, complaint = () => undefined) {
  const started = performance.now();
  const { code, output } = await run([join('node_modules', program), ...args]);
  const fault = code === 0 ? complaint(output) : output;
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  process.stdout.write(`${fault === undefined ? 'ok    ' : 'FAILED'} ${title} ${seconds}\n`);
  if (fault !== undefined) process.stdout.write(`${fault.trimEnd()}\n`);
  return fault === undefined;
}

function run(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
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
