import { writeFile } from 'node:fs/promises';
import { getWords, type SettingName, settingNames } from '#server/settings/settings.ts';

const page = 'docs/operations/settings.md';

/** The content of docs/operations/settings.md, from the declarations by which the environment is read. */
export function writeSettingsPage(): string {
  return [
    '# Settings',
    '',
    'All are environment variables; none is needed. An empty value counts as not set. A setting that is impossible, or that',
    'is spelled almost like one, is an error that names it. `npm run settings` prints what is in force and where it comes from.',
    'This page is written by `node scripts/settings-page.ts`.',
    '',
    '| setting | without it | meaning |',
    '|---|---|---|',
    ...settingNames.map(row),
    '',
  ].join('\n');
}

function row(name: SettingName): string {
  const { unset, meaning } = getWords(name);
  return `| \`${name}\` | ${unset} | ${meaning} |`;
}

if (import.meta.main) await writeFile(page, writeSettingsPage());
