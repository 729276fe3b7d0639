/**
 * Generates the files of the sample releases in seed/company/portal/packages from
 * seed/company/portal/releases.yaml: `node scripts/make-packages.ts`. They are small but real archives and
 * documents, with the same bytes each time.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type SoftwareKey, softwareNames } from '../contracts/support/releases.ts';
import { manual } from './packages/manual.ts';
import { zip } from './packages/zip.ts';

type Release = {
  software: SoftwareKey;
  version: string;
  notes: { en: string[] };
  files: { name: string; kind: string; platform: string; language?: string }[];
};

const portal = join(import.meta.dirname, '../seed/company/portal');
const releases = parse(readFileSync(join(portal, 'releases.yaml'), 'utf8')) as Release[];
const packages = join(portal, 'packages');
rmSync(packages, { recursive: true, force: true });
mkdirSync(packages);

for (const { software, version, notes, files } of releases) {
  const name = softwareNames[software];
  for (const { name: fileName, kind, platform, language } of files) {
    const bytes =
      kind === 'manual'
        ? manual(name, version, language ?? 'en')
        : zip({
            'README.txt': `${name} ${version} for ${platform}\n\nSample package of a made-up company: it installs nothing.\n`,
            'CHANGES.txt': `${notes.en.map((line) => `- ${line}`).join('\n')}\n`,
            'settings.ini': '[database]\nserver = \nport = 5432\n\n[machines]\naddress = \n',
            'cross-sections.csv': crossSections(),
          });
    writeFileSync(join(packages, fileName), bytes);
  }
}

/**
 * Square millimetres by AWG number: 0.012668 · 92^((36 − n) / 19.5), the definition of the gauge (ASTM B258).
 */
function crossSections(): string {
  const rows = Array.from(
    { length: 37 },
    (_, gauge) => `${gauge},${(0.012668 * 92 ** ((36 - gauge) / 19.5)).toFixed(4)}`,
  );
  return `awg,mm2\n${rows.join('\n')}\n`;
}
