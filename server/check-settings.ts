import { readConfig, SettingError } from './config.ts';
import { tryToListen } from './http/listen.ts';

// Run by itself before the site is built: says in one line what main.ts would say after it.
try {
  await tryToListen(readConfig(process.env));
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
