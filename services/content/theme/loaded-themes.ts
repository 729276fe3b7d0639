import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findLoadedRecords, stateOfFiles } from '#services/foundation/loaded-records.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Theme } from './save-themes.ts';

/** Themes of the sample can be loaded again (decision 0058). */

const loaded = findLoadedRecords('content');
export const { isBehind } = loaded;

const stored = statement<Theme>(
  'content_stored_themes',
  'SELECT key, name, scheme, tokens, sort_index AS "sortIndex" FROM content.theme',
);

/** What the theme files of a directory say, as a hash. */
export async function stateOfThemes(directory: string): Promise<string> {
  const names = await readdir(join(directory, 'themes')).catch(() => []);
  return stateOfFiles(
    directory,
    names.sort().map((name) => join('themes', name)),
  );
}

/** Remembers themes as they were loaded, and the state of the files that they come from. */
export async function rememberThemes(
  connection: Connection,
  themes: readonly Theme[],
  state: string,
): Promise<void> {
  await loaded.remember(connection, 'themes', byKey(themes));
  await loaded.rememberFiles(connection, state);
}

/** Of themes, those that nobody has changed since they were loaded, and new ones. */
export async function findThemeUpdates(connection: Connection, themes: readonly Theme[]): Promise<Theme[]> {
  const present = byKey(await stored(connection));
  return [...(await loaded.findUpdates(connection, 'themes', byKey(themes), present)).values()];
}

function byKey(themes: readonly Theme[]): ReadonlyMap<string, Theme> {
  return new Map(themes.map((theme) => [theme.key, theme]));
}
