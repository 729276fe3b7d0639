import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';

/** An expected failure: what went wrong, what to do about it, and the output of the failed program. */
export class Failure extends Error {
  constructor(what, advice, output = '') {
    super([what, output.trim() && indent(output.trim()), advice].filter(Boolean).join('\n'));
  }
}

/** npm prints the cause first, a build prints it last. */
function indent(text) {
  const lines = text.split('\n');
  const shown = lines.length > 24 ? [...lines.slice(0, 10), '…', ...lines.slice(-12)] : lines;
  return shown.map((line) => `    ${line}`).join('\n');
}

/**
 * Runs a program quietly and shows what it is for with the elapsed seconds: `Installing packages … 17 s`.
 * @returns {Promise<{ ok: boolean, output: string }>} the output of the program
 */
export async function runWithProgress(title, command, args, { node, env, ...options } = {}) {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const screen = process.stderr;
  screen.write(`${title} …`);
  const ticking = screen.isTTY && setInterval(() => screen.write(`\r${title} … ${seconds()}`), 1000);
  const result = await run(command, args, { ...options, env: { ...withNode(node), ...env } });
  if (ticking) clearInterval(ticking);
  screen.write(`${screen.isTTY ? `\r${title} …` : ''} ${result.ok ? seconds() : 'failed'}\n`);
  return result;
}

/** The environment with the given Node first on the path, for programs that look for `node` there. */
export function withNode(node) {
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const path = process.env[pathName] ?? '';
  return { ...process.env, [pathName]: node ? `${dirname(node)}${delimiter}${path}` : path };
}

function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (text) => {
      output += text;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}
