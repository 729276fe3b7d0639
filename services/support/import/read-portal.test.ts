import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { describe as said } from '#seed/schema/problem.ts';
import { readPortal } from './read-portal.ts';

const sample = join(import.meta.dirname, '../../../tests/contract/sample/portal');
const directories: string[] = [];

afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true });
});

/** The problems of the sample when one text in one of its files is another. */
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
    const company = await readPortal(join(import.meta.dirname, '../../../seed/portal'));
    expect(company.problems).toEqual([]);
    expect(company.portal.machines).toHaveLength(36);
    expect(company.portal.tickets).toHaveLength(28);
  });

  test.each([
    ['machines.yaml', 'M-0002', 'M-0001', /M-0001\/id: is there twice/],
    ['machines.yaml', 'status: stored', 'status: broken', /must be one of inService, stored, decommissioned/],
    ['machines.yaml', 'location: LOC-100102-1', 'location: LOC-100101-1', /is of another organisation/],
    ['machines.yaml', '2019-05-14', '2019-02-30', /must be a day/],
    ['machines.yaml', 'year: 2019', 'yeer: 2019', /yeer: is no field here/],
    ['releases.yaml', 'lumen-plan-9.2.0.txt', 'none.zip', /there is no none.zip among the packages/],
    ['releases.yaml', '{ en: [Colours', '{ es: [Colores', /must be lists of lines by language, with English/],
    ['releases.yaml', 'requires: masterData', 'requires: everything', /must be one of ticketing/],
    ['licences.yaml', 'seats: 3', 'seats: -3', /must be a whole number/],
    ['tickets/nordlicht.yaml', 'M-0001', 'M-0011', /belongs to another organisation/],
    ['tickets/nordlicht.yaml', 'contact: eva@', 'contact: nobody@', /nobody has the address nobody@/],
    [
      'tickets/nordlicht.yaml',
      'status: waitingForCustomer',
      'status: open',
      /is waitingForCustomer after all/,
    ],
    ['tickets/nordlicht.yaml', '2025-11-20T09:00Z', '2025-11-20T07:00Z', /is not in order/],
    [
      'tickets/nordlicht.yaml',
      '  entries:',
      '  attachments: [none.jpg]\n  entries:',
      /there is no none.jpg among the media/,
    ],
    ['places.yaml', 'Europe/Berlin', 'Europe/Hof', /is no time zone/],
  ])('in %s a slip is found: %s → %s', async (file, text, other, problem) => {
    expect((await problemsWith(file, text, other)).join('\n')).toMatch(problem);
  });
});
