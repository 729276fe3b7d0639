import { readCommand, runCommand, say } from '../company/command-line.ts';
import { openDatabase } from '../database/database.ts';
import { openStorage } from '../files/storage/open-storage.ts';
import type { Log } from '../log.ts';
import type { Config } from '../settings/config.ts';
import { readBackup } from './read-backup.ts';

/** `npm run restore -- FILE`: restores a backup into an empty database and an empty DATA_DIR. */
await runCommand(async (config: Config, log: Log) => {
  const { directory: file } = readCommand('npm run restore -- FILE', []);
  const database = await openDatabase(config, log, { isUnhurried: true });
  const { pool } = database;
  const { dataDir } = config;
  const objects = await openStorage(config, log);
  const { made, rows, files } = await readBackup({ pool, objects, dataDir }, file).finally(database.close);
  say(
    `Restored what was there at ${made}: ${rows} rows, ${files} files. The next start fills the search index.`,
  );
});
