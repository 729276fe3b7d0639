import { theme, themeKey } from '#seed/schema/content/theme.ts';
import type { SeedFolder } from '#seed/schema/seed-folder.ts';
import type { Theme } from '../../theme/save-themes.ts';

/** Reads themes/{key}.yaml; `keys` also has themes that could not be read. */
export async function readThemes(
  folder: SeedFolder,
): Promise<{ themes: Theme[]; keys: ReadonlySet<string> }> {
  const read: { key: string; order: number; theme: Omit<Theme, 'key' | 'sortIndex'> }[] = [];
  const keys = new Set<string>();
  for (const file of await folder.filesBelow('themes')) {
    const [, key] = themeKey.exec(file) ?? [];
    if (!key)
      folder.report({ file, message: 'must be named by its key: letters, digits, hyphens, underscores' });
    const entry = key && (await folder.readEntry(file, theme));
    if (key) keys.add(key);
    if (!key || !entry) continue;
    const { name, order, scheme, tokens } = entry.value;
    read.push({ key, order, theme: { name, scheme, tokens } });
  }
  read.sort((one, other) => one.order - other.order);
  return { themes: read.map(({ key, theme }, sortIndex) => ({ key, ...theme, sortIndex })), keys };
}
