/** `npm run migrate`: brings the tables to the shape of this version and ends, as a role that may change them. */
import { join } from 'node:path';
import { openFiles } from '#services/files/index.ts';
import { openMail } from '#services/mail/index.ts';
import { openBackEnds } from './back-ends/open-back-ends.ts';
import { openDatabase } from './database/database.ts';
import { createLog } from './log.ts';
import { readSecret } from './secret.ts';
import { readConfig, SettingError } from './settings/config.ts';
import { openStore } from './setup/open-setup.ts';

try {
  // Whatever MIGRATE says to those who answer: this is the step that does it.
  const config = readConfig(process.env);
  const log = createLog({ level: config.logLevel, json: config.production && !process.stderr.isTTY });
  const database = await openDatabase(config, log, { isUnhurried: true });
  const secret = readSecret(config);
  const origin = () => config.origin ?? '';
  await openBackEnds({
    config,
    openPool: database.openPool,
    secret,
    log,
    files: openFiles({ directory: join(config.dataDir, 'files'), secret, isShown: async () => false }),
    origin,
    siteOrigins: async () => [],
    editorPassword: undefined,
    enquiries: () => '',
    ready: new Promise(() => {}),
  });
  await openMail({
    pool: database.pool,
    smtpUrl: undefined,
    from: () => '',
    colours: async () => undefined,
    origin,
  });
  await openStore(database, secret);
  await database.close();
  process.stdout.write('The tables have the shape of this version.\n');
  process.exit(0);
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
