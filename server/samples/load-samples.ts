/** Loads the sample data as a process of its own (samples.ts): the memory that this takes ends with it. */
import { join } from 'node:path';
import { SeedError } from '#services/content/index.ts';
import { openFiles } from '#services/files/index.ts';
import { openBackEnds } from '../back-ends/open-back-ends.ts';
import { openDatabase } from '../database/database.ts';
import { createLog } from '../log.ts';
import { exitWhileStarting, goOnUnread } from '../process/lifecycle.ts';
import { readSecret } from '../secret.ts';
import { readConfig } from '../settings/config.ts';
import { loadSamples } from './samples.ts';

// It ends, too, when the process that began it does: `disconnect` is one of the signals.
exitWhileStarting();
goOnUnread();
const config = readConfig(process.env);
const log = createLog({ level: config.logLevel, json: config.production && !process.stderr.isTTY });
try {
  const database = await openDatabase(config, log, { isUnhurried: true });
  const secret = readSecret(config);
  const directory = join(config.dataDir, 'files');
  // This process serves no files.
  const files = openFiles({ directory, secret, isShown: async () => false });
  const backEnds = await openBackEnds({
    config,
    openPool: database.openPool,
    secret,
    log,
    files,
    origin: () => config.origin ?? '',
    siteOrigins: async () => [],
    editorPassword: undefined,
    enquiries: () => '',
    // Background work never begins in this process.
    ready: new Promise(() => {}),
  });
  await loadSamples({ backEnds, files, database, log });
  log.info('Filling the search index …');
  // The process that maintains the index later tries again.
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
