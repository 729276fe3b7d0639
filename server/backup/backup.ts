import { readCommand, runCommand, say } from '../company/command-line.ts';
import { openDatabase } from '../database/database.ts';
import { findRunning } from '../database/running.ts';
import { openStorage } from '../files/storage/open-storage.ts';
import type { Log } from '../log.ts';
import { readProgramVersion } from '../program-version.ts';
import type { Config } from '../settings/config.ts';
import { noteBackup } from './last-backup.ts';
import { writeBackup } from './write-backup.ts';

/** `npm run backup -- FILE`: backs up everything that the installation stores, also while the site runs. */
await runCommand(async (config: Config, log: Log) => {
  const { directory: file } = readCommand('npm run backup -- FILE', []);
  const databaseUrl = config.databaseUrl ?? (await findRunning(config.dataDir));
  const database = await openDatabase({ ...config, databaseUrl }, log, { isUnhurried: true });
  const { name, version } = await readProgramVersion();
  const { pool } = database;
  const { dataDir } = config;
  const objects = await openStorage(config, log);
  const written = await writeBackup({ pool, objects, dataDir, program: `${name} ${version}` }, file);
  await database.close();
  // The backup is good even where nobody can be told of it.
  await noteBackup(objects, { at: new Date().toISOString(), bytes: written.bytes }).catch((error: unknown) =>
    log.warn('The backup could not be recorded', { error }),
  );
  say(
    `Backed up to ${file}: ${written.tables} tables, ${written.files} files, ${Math.ceil(written.bytes / 1e6)} MB.`,
  );
});
