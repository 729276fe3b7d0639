import { expect, test } from 'vitest';
import { everywhere, maxGrantedSites } from '#contracts/editing/roles.ts';
import { newRow, readGrants } from './grant-fields.ts';

function ticked(entries: readonly (readonly [name: string, value: string])[]): FormData {
  const fields = new FormData();
  for (const [name, value] of entries) fields.append(name, value);
  return fields;
}

test('EDI-02 roles come with the sites and languages that are ticked', () => {
  const chief = newRow(everywhere('chief'));
  const translator = newRow({ role: 'translator', sites: null, languages: [] });
  const editor = newRow({ role: 'editor', sites: ['main'], languages: ['de'] });
  const fields = ticked([
    [`languages-${translator.key}`, 'fr'],
    [`languages-${translator.key}`, 'ja'],
    [`sites-${editor.key}`, 'wirelane'],
    [`languages-${editor.key}`, 'de'],
  ]);
  expect(readGrants([chief, translator, editor], fields)).toEqual({
    grants: [
      everywhere('chief'),
      { role: 'translator', sites: null, languages: ['fr', 'ja'] },
      { role: 'editor', sites: ['wirelane'], languages: ['de'] },
    ],
  });
});

test('EDI-02 a role that has no limits forgets those of the role that was chosen before', () => {
  const row = { ...newRow({ role: 'translator', sites: null, languages: ['de'] }), role: 'chief' as const };
  expect(readGrants([row], ticked([[`languages-${row.key}`, 'de']]))).toEqual({
    grants: [everywhere('chief')],
  });
});

test('EDI-02 a limit to nothing, or to more sites than a role can name, is said at its field', () => {
  const none = newRow({ role: 'editor', sites: [], languages: [] });
  const many = newRow({ role: 'editor', sites: [], languages: null });
  const sites = Array.from({ length: maxGrantedSites + 1 }, (_, n) => [`sites-${many.key}`, `${n}`] as const);
  expect(readGrants([none, many], ticked(sites))).toEqual({
    problems: [
      { key: none.key, field: 'sites', problem: 'sitesMissing' },
      { key: none.key, field: 'languages', problem: 'languagesMissing' },
      { key: many.key, field: 'sites', problem: 'sitesTooMany' },
    ],
  });
});
