import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { describe as said } from '#seed/schema/problem.ts';
import { readPortal } from './read-portal.ts';

const sample = join(import.meta.dirname, '../../../tests/contract/sample/portal');
const directories: string[] = [];

afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true });
});

/** The problems of the sample after one text in one of its files is replaced. */
async function problemsWith(file: string, text: string, other: string): Promise<string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'portal-'));
  directories.push(directory);
  cpSync(sample, directory, { recursive: true });
  const before = readFileSync(join(directory, file), 'utf8');
  expect(before).toContain(text);
  writeFileSync(join(directory, file), before.replace(text, other));
  return (await readPortal(directory)).problems.map(said);
}

describe('AST-01 DLC-01 TIC-01 the portal’s sample data', () => {
  test('of the contract and of the company is as it must be', async () => {
    expect((await readPortal(sample)).problems).toEqual([]);
    const company = await readPortal(join(import.meta.dirname, '../../../seed/company/portal'));
    expect(company.problems).toEqual([]);
    expect(company.portal.machines).toHaveLength(36);
    expect(company.portal.tickets).toHaveLength(28);
  });

  test.each([
    ['machines.yaml', 'M-0002', 'M-0001', ['26:3: field M-0001: appears twice']],
    [
      'machines.yaml',
      '"455.1187"',
      '455.1187',
      [
        '7:3: field M-0001/serialNumber: must be text (in quotes where it looks like a number), not "455.1187"',
      ],
    ],
    [
      'machines.yaml',
      'status: stored',
      'status: broken',
      ['60:3: field M-0011/status: "broken" must be one of inService, stored, decommissioned'],
    ],
    [
      'machines.yaml',
      'location: LOC-100102-1',
      'location: LOC-100101-1',
      ['50:3: field M-0011/location: is of another organisation'],
    ],
    [
      'machines.yaml',
      '2019-05-14',
      '2019-02-30',
      ['11:3: field M-0001/commissionedAt: "2019-02-30" must be a day, as in 2024-06-11'],
    ],
    [
      'machines.yaml',
      'yearOfConstruction: 2019',
      'yeer: 2019',
      ['1:3: field M-0001/yearOfConstruction: is missing', '10:3: field M-0001/yeer: is not a field here'],
    ],
    [
      'machines.yaml',
      'yearOfConstruction: 2019',
      'yearOfConstruction: soon',
      ['10:3: field M-0001/yearOfConstruction: must be a number, not "soon"'],
    ],
    [
      'releases.yaml',
      'lumen-plan-9.2.0.txt',
      'none.zip',
      ['9:9: field lumen-plan-9.2.0/files/1/name: there is no none.zip among the packages'],
    ],
    [
      'releases.yaml',
      '{ en: [Colours',
      '{ es: [Colores',
      ['7:3: field lumen-plan-9.2.0/notes: must be lists of lines by language, with English among them'],
    ],
    [
      'releases.yaml',
      'requires: masterData',
      'requires: everything',
      ['6:3: field lumen-plan-9.2.0/requires: "everything" must be one of wireFlow, wireMaster, masterData'],
    ],
    ['licences.yaml', 'seats: 3', 'seats: -3', ['1:79: field LIC-100106-01/seats: must not be below 0']],
    [
      'licences.yaml',
      'seats: 3',
      'seets: 3',
      ['1:3: field LIC-100106-01/seats: is missing', '1:79: field LIC-100106-01/seets: is not a field here'],
    ],
    [
      'people.yaml',
      'language: de',
      'language: xx',
      [`1:94: field eva@customer.example/language: "xx" must be one of ${languages.join(', ')}`],
    ],
    [
      'tickets/nordlicht.yaml',
      'M-0001',
      'M-0011',
      ['7:3: field 4001/machine: M-0011 belongs to another organisation'],
    ],
    [
      'tickets/nordlicht.yaml',
      'M-0001',
      'M-9999',
      ['7:3: field 4001/machine: names the machine "M-9999", which does not exist'],
    ],
    [
      'tickets/nordlicht.yaml',
      'contact: eva@',
      'contact: nobody@',
      ['5:3: field 4001/contact: nobody has the address nobody@customer.example'],
    ],
    [
      'tickets/nordlicht.yaml',
      'by: ',
      'by: nobody.',
      ['11:32: field 4001/entries/1/by: nobody has the address nobody.nina@customer.example'],
    ],
    [
      'tickets/nordlicht.yaml',
      'number: 4001',
      'number: abc',
      ['1:3: field abc/number: must be a number, not "abc"'],
    ],
    [
      'tickets/nordlicht.yaml',
      'status: waitingForCustomer',
      'status: open',
      ['2:3: field 4001/status: is waitingForCustomer after all its entries'],
    ],
    [
      'tickets/nordlicht.yaml',
      '2025-11-20T09:00Z',
      '2025-11-20T07:00Z',
      ['10:3: field 4001/entries: what happened at 2025-11-20T07:00:00.000Z is not in order'],
    ],
    [
      'tickets/nordlicht.yaml',
      '2025-11-20T09:00Z',
      '2025-11-20',
      ['11:9: field 4001/entries/1/at: "2025-11-20" must be a moment, as in 2025-11-24T06:48Z'],
    ],
    [
      'tickets/nordlicht.yaml',
      '  entries:',
      '  attachments: [none.jpg]\n  entries:',
      ['10:17: field 4001/attachments/1: there is no none.jpg among the media'],
    ],
    [
      'places.yaml',
      'Europe/Berlin',
      'Europe/Hof',
      ['3:3: field LOC-100101-1/timeZone: "Europe/Hof" is not a time zone'],
    ],
  ])('in %s a slip is named by line and field: %s → %s', async (file, text, other, places) => {
    expect(await problemsWith(file, text, other)).toEqual(places.map((place) => `${file}:${place}`));
  });
});
