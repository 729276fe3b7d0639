import { settingNames } from './settings.ts';

/**
 * The setting that an unknown name was probably meant as: `PROT`, `DATABASE_ULR`. One letter more, less or different
 * counts, and two that changed places. For short names only a swap counts: `POST` and `GHOST` may well be variables
 * of something else.
 */
export function findMisspelt(names: readonly string[]): { name: string; meant: string } | undefined {
  const known = new Set<string>(settingNames);
  for (const name of names.filter((given) => !known.has(given))) {
    const meant = settingNames.find((setting) => isMeant(name, setting));
    if (meant) return { name, meant };
  }
  return undefined;
}

function isMeant(name: string, setting: string): boolean {
  let start = 0;
  while (start < setting.length && name[start] === setting[start]) start += 1;
  const isSwapped =
    name[start] === setting[start + 1] &&
    name[start + 1] === setting[start] &&
    name.slice(start + 2) === setting.slice(start + 2);
  if (isSwapped || setting.length < 6) return isSwapped;
  const rest = setting.slice(start);
  return [rest, rest.slice(1)].includes(name.slice(start + 1)) || name.slice(start) === rest.slice(1);
}
