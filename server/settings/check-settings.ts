import { tryToListen } from '../http/listen.ts';
import { readConfig, SettingError } from './config.ts';

// Runs by itself before the site is built, so that a wrong setting is named before the build and not after it.
try {
  await tryToListen(readConfig(process.env));
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
