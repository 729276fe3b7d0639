import { expect, test } from 'vitest';
import { endKinds, type Lead, usualLead } from './lead.ts';
import { leadQuery, namesLead, readLead, readUnits } from './lead-address.ts';
import { standardAreas, wireColours } from './wire.ts';

const read = (query: string) => readLead(new URLSearchParams(query));

test('an address gives back the lead that was written into it', () => {
  for (const area of standardAreas)
    for (const end of endKinds)
      for (const colour of wireColours) {
        const lead: Lead = { area, length: 850.9, ends: [end, 'cut'], colour, diameter: 23.4 };
        expect(readLead(leadQuery(lead))).toEqual(lead);
      }
});

test('the usual diameter and metric units are not written', () => {
  expect(leadQuery({ ...usualLead, diameter: 3 }).toString()).toBe(
    'area=2.5&length=850&end1=seal&end2=terminal&colour=RD',
  );
  const imperial = leadQuery(usualLead, 'imperial');
  expect(readUnits(imperial)).toBe('imperial');
  expect(readUnits(new URLSearchParams('units=furlong'))).toBeUndefined();
});

test('what is outside the vocabulary is what it usually is', () => {
  for (const query of [
    '',
    'area=3&length=0&end1=glue&end2=&colour=PK&od=-1',
    'area=2,5&length=1e3&od=NaN',
    'area=__proto__&length=99999999999&end1=constructor',
    'area=2.5&od=0.6',
    `area=${'9'.repeat(10_000)}`,
  ])
    expect(read(query)).toEqual(usualLead);
  expect(read('area=35&end1=strip')).toEqual({ ...usualLead, area: 35, ends: ['strip', 'terminal'] });
});

test('an address that says nothing of a lead is known', () => {
  expect(namesLead(new URLSearchParams('product=reuss-520'))).toBe(false);
  expect(namesLead(leadQuery(usualLead))).toBe(true);
});
