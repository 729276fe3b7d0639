import { openForCommand } from '../back-ends/open-for-command.ts';
import { openDatabase } from '../database/database.ts';
import type { Log } from '../log.ts';
import { type Config, SettingError } from '../settings/config.ts';
import { findParts } from './company-parts.ts';
import type { Held } from './export-company.ts';

/**
 * Opens the back ends for a command that changes a whole company, without background work.
 * @throws {SettingError} while the site runs: its processes hold much of the company in memory
 */
export async function openCompany(config: Config, log: Log) {
  const database = await openDatabase(config, log, { isUnhurried: true });
  const { rows } = await database.pool.query<{ running: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() 
       AND (query LIKE 'LISTEN %' OR query LIKE 'SELECT pg_notify(%')) AS running`,
  );
  if (rows[0]?.running) {
    await database.close();
    throw new SettingError('The site runs on this database. Stop it first.');
  }
  const { backEnds, files, objects } = await openForCommand({ config, database, log });
  const held: Held = { pool: database.pool, parts: await findParts(config), files, objects };
  return { held, backEnds, database, close: database.close };
}
