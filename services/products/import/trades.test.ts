import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { catalogueStarters } from '#contracts/setup/steps.ts';
import { readCatalogue } from './read-catalogue.ts';

test.each(catalogueStarters)(
  'the catalogue %s, with which a company may begin, is whole, in all languages, and of no company',
  async (name) => {
    const directory = join(import.meta.dirname, '../../../seed/trades', name, 'products');
    const { catalogue, problems } = await readCatalogue(directory);
    expect(problems).toEqual([]);
    expect(catalogue.classifications.length).toBeGreaterThan(3);
    for (const { names } of [...catalogue.classifications, ...catalogue.attributes, ...catalogue.groups])
      expect(Object.keys(names).sort()).toEqual([...languages].sort());
    expect(JSON.stringify(catalogue)).not.toMatch(/Litzen|Reuss|\.webp/);
  },
);
