/** `npm run migrate`: migrates the tables to this version and exits; run it as a role that may change them. */
import { openMail } from '#services/mail/index.ts';
import { openForCommand } from './back-ends/open-for-command.ts';
import { openDatabase } from './database/database.ts';
import { createLog } from './log.ts';
import { readSecret } from './secret.ts';
import { readConfig, SettingError } from './settings/config.ts';
import { openStore } from './setup/open-setup.ts';

try {
  // MIGRATE is for the processes that serve the site; this command always migrates.
  const config = readConfig(process.env);
  const log = createLog({ level: config.logLevel, json: config.production && !process.stderr.isTTY });
  const database = await openDatabase(config, log, { isUnhurried: true });
  await openForCommand({ config, database, log });
  await openMail({
    pool: database.pool,
    smtpUrl: () => undefined,
    from: () => '',
    look: async () => undefined,
    words: async () => new Map(),
    origin: () => config.origin ?? '',
  });
  await openStore(database, readSecret(config));
  await database.close();
  process.stdout.write('The tables have the shape of this version.\n');
  process.exit(0);
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
