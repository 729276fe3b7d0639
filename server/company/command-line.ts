import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SeedError } from '#services/content/index.ts';
import { createLog, type Log } from '../log.ts';
import { exitWhileStarting, goOnUnread } from '../process/lifecycle.ts';
import { type Config, readConfig, SettingError } from '../settings/config.ts';

/** The command cannot be carried out; the message says why, and what to do. */
export class Refusal extends Error {
  override name = 'Refusal';
}

type Command<Flag extends string> = { readonly directory: string } & { readonly [Name in Flag]: boolean };

/**
 * Reads `DIR --flag …`.
 * @throws {Refusal} with the usage of the command
 */
export function readCommand<const Flag extends string>(
  usage: string,
  flags: readonly Flag[],
  { takesFolder = true }: { takesFolder?: boolean } = {},
): Command<Flag> {
  const args = process.argv.slice(2);
  const options = Object.fromEntries(
    flags.map((name) => [name, { type: 'boolean' as const, default: false }]),
  );
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [directory = '', ...more] = positionals;
    if (more.length > 0 || takesFolder !== Boolean(directory))
      throw new Refusal(takesFolder ? 'It takes one folder.' : 'It takes no folder.');
    // npm changes into the folder of the program; a path is relative to where the command was typed.
    const from = process.env.INIT_CWD ?? process.cwd();
    return { ...values, directory: resolve(from, directory) } as Command<Flag>;
  } catch (error) {
    throw new Refusal(`${(error as Error).message.split('\n')[0]}\nWrite: ${usage}`);
  }
}

/** Runs the work of a command; an error that people can correct ends it with a sentence. */
export async function runCommand(work: (config: Config, log: Log) => Promise<void>): Promise<never> {
  // A company's files may contain confidential data.
  process.umask(0o077);
  exitWhileStarting();
  goOnUnread();
  try {
    const config = readConfig(process.env);
    await work(
      config,
      createLog({ level: config.logLevel, json: config.production && !process.stderr.isTTY }),
    );
    process.exit(0);
  } catch (error) {
    const isExplained = [SettingError, Refusal, SeedError].some((kind) => error instanceof kind);
    if (!isExplained) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
