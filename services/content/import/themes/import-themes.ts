import type { Pool } from 'pg';
import { SeedError } from '#seed/schema/problem.ts';
import { openSeedFolder } from '#seed/schema/seed-folder.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { findThemeUpdates, rememberThemes, stateOfThemes } from '../../theme/loaded-themes.ts';
import { saveThemes } from '../../theme/save-themes.ts';
import { readThemes } from './read-themes.ts';

/**
 * Imports the themes of a directory, except those that somebody has changed, created or deleted since they were
 * loaded.
 * @throws {SeedError} with every problem by file, line and field; nothing is stored then
 */
export async function importThemesAgain(pool: Pool, directory: string): Promise<void> {
  const folder = openSeedFolder(directory);
  const state = await stateOfThemes(directory);
  const { themes } = await readThemes(folder);
  if (folder.problems.length > 0) throw new SeedError(folder.problems);
  await inTransaction(pool, async (connection) => {
    const updates = await findThemeUpdates(connection, themes);
    await saveThemes(connection, updates);
    await rememberThemes(connection, updates, state);
  });
}
