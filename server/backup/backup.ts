import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCommand, runCommand, say } from '../company/command-line.ts';
import { openDatabase } from '../database/database.ts';
import { findRunning } from '../database/running.ts';
import { openStorage } from '../files/storage/open-storage.ts';
import type { Log } from '../log.ts';
import type { Config } from '../settings/config.ts';
import { writeBackup } from './write-backup.ts';

/** `npm run backup -- FILE`: backs up everything that the installation stores, also while the site runs. */
await runCommand(async (config: Config, log: Log) => {
  const { directory: file } = readCommand('npm run backup -- FILE', []);
  const databaseUrl = config.databaseUrl ?? (await findRunning(config.dataDir));
  const database = await openDatabase({ ...config, databaseUrl }, log, { isUnhurried: true });
  const { name, version } = JSON.parse(
    await readFile(join(import.meta.dirname, '../../package.json'), 'utf8'),
  );
  const { pool } = database;
  const { dataDir } = config;
  const objects = await openStorage(config, log);
  const written = await writeBackup({ pool, objects, dataDir, program: `${name} ${version}` }, file);
  await database.close();
  say(
    `Backed up to ${file}: ${written.tables} tables, ${written.files} files, ${Math.ceil(written.bytes / 1e6)} MB.`,
  );
});
