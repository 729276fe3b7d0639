import { expect, test } from 'vitest';
import { leadOf } from './lead-of.ts';

test('SEA-02 a cross-section in a query is that of a lead', () => {
  const atMost = (attribute: string, maximum: number) => ({ attribute, maximum });
  expect(leadOf([atMost('cross_section', 6)])?.get('area')).toBe('6');
  const both = leadOf([atMost('cross_section', 35), atMost('wire_length', 1200)]);
  expect(both?.toString()).toContain('area=35&length=1200');
  expect(leadOf([atMost('cross_section', 127)])).toBeUndefined();
  expect(leadOf([atMost('crimp_force', 6)])).toBeUndefined();
});
