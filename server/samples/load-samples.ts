/** Loads the sample data in a process of its own (samples.ts): its memory is freed with it. */
import { SeedError } from '#services/content/index.ts';
import { openForCommand } from '../back-ends/open-for-command.ts';
import { openDatabase } from '../database/database.ts';
import { createLog } from '../log.ts';
import { exitWhileStarting, goOnUnread } from '../process/lifecycle.ts';
import { readConfig } from '../settings/config.ts';
import { loadSamples } from './samples.ts';

// Also ends when its parent does: `disconnect` is one of the signals.
exitWhileStarting();
goOnUnread();
const config = readConfig(process.env);
const log = createLog({ level: config.logLevel, json: config.production && !process.stderr.isTTY });
try {
  const database = await openDatabase(config, log, { isUnhurried: true });
  const { backEnds, files } = await openForCommand({ config, database, log });
  await loadSamples({ backEnds, files, database, log });
  log.info('Filling the search index …');
  // On failure, the process that maintains the index tries again later.
  await backEnds.search.own
    ?.fill()
    .catch((error) => log.warn('The search index could not be filled', { error }));
  await database.close();
  process.exit(0);
} catch (error) {
  if (!(error instanceof SeedError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
