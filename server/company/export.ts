import { openFilesForCommand } from '../back-ends/open-for-command.ts';
import { openDatabase } from '../database/database.ts';
import { findRunning } from '../database/running.ts';
import type { Log } from '../log.ts';
import type { Config } from '../settings/config.ts';
import { readCommand, runCommand, say } from './command-line.ts';
import { findParts, requireShape } from './company-parts.ts';
import { exportCompany } from './export-company.ts';

/** `npm run export -- DIR`: exports the whole company as files, also while the site runs. */
await runCommand(async (config: Config, log: Log) => {
  const command = readCommand('npm run export -- DIR [--without-people]', ['without-people']);
  const databaseUrl = config.databaseUrl ?? (await findRunning(config.dataDir));
  const database = await openDatabase({ ...config, databaseUrl }, log, { isUnhurried: true });
  const parts = await findParts(config);
  await requireShape(database.pool, parts);
  const { pool } = database;
  const { files, objects } = await openFilesForCommand({ config, database, log });
  const exported = await exportCompany({ pool, parts, files, objects }, command.directory, {
    withPeople: !command['without-people'],
  });
  await database.close();
  say(`Exported to ${command.directory}: ${exported.records} records, ${exported.files} files.`);
  if (exported.missingFiles.length > 0)
    say(`The bytes of ${exported.missingFiles.length} files were not there; company.yaml names them.`);
});
