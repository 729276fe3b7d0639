import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findLoadedRecords, stateOfFiles } from '#services/foundation/loaded-records.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Theme } from './save-themes.ts';

/** Themes of the sample can be updated from newer files (decision 0058). */

const loaded = findLoadedRecords('content');
export const { isBehind } = loaded;

const stored = statement<Theme>(
  'content_stored_themes',
  'SELECT key, name, scheme, tokens, sort_index AS "sortIndex" FROM content.theme',
);

/** The hash of the theme files of a directory. */
export async function stateOfThemes(directory: string): Promise<string> {
  const names = await readdir(join(directory, 'themes')).catch(() => []);
  return stateOfFiles(
    directory,
    names.sort().map((name) => join('themes', name)),
  );
}

/** Stores themes as they were loaded, and the hash of their files. */
export async function rememberThemes(
  connection: Connection,
  themes: readonly Theme[],
  state: string,
): Promise<void> {
  await loaded.remember(connection, 'themes', byKey(themes));
  await loaded.rememberFiles(connection, state);
}

/** Those of the themes that are new, or that nobody has changed since they were loaded. */
export async function findThemeUpdates(connection: Connection, themes: readonly Theme[]): Promise<Theme[]> {
  const present = byKey(await stored(connection));
  return [...(await loaded.findUpdates(connection, 'themes', byKey(themes), present)).values()];
}

function byKey(themes: readonly Theme[]): ReadonlyMap<string, Theme> {
  return new Map(themes.map((theme) => [theme.key, theme]));
}
