import { expect, test } from 'vitest';
import type { XmlElement } from '../../exchange/xml/read-xml.ts';
import { sourceParts } from './source-parts.ts';

const element = (name: string, text: string, children: XmlElement[] = []): XmlElement => ({
  ...{ name, line: 1, attributes: {}, children, text },
});

test('issue 30: of a table a report shows each cell under its heading, without empty ones', () => {
  expect(sourceParts({ cells: ['acme-1', ' ', '1 820,5 kg', 'x'] }, ['No', 'Name', 'Weight'])).toEqual([
    { name: 'No', value: 'acme-1' },
    { name: 'Weight', value: '1 820,5 kg' },
    { name: '4', value: 'x' },
  ]);
});

test('issue 30: of a catalogue it shows the elements that have a text, with their attributes', () => {
  const name = { ...element('DESCRIPTION_SHORT', 'Presse'), attributes: { lang: 'deu' } };
  const product = element('PRODUCT', '', [
    element('SUPPLIER_PID', 'P 1'),
    element('PRODUCT_DETAILS', '', [name]),
  ]);
  expect(sourceParts({ element: product, groups: [] }, [])).toEqual([
    { name: 'SUPPLIER_PID', value: 'P 1' },
    { name: 'DESCRIPTION_SHORT lang="deu"', value: 'Presse' },
  ]);
});

test('issue 30: a product of forty thousand elements is shown in part, and so is a long text', () => {
  const cells = Array.from({ length: 40_000 }, () => 'x'.repeat(1000));
  const parts = sourceParts({ cells }, []);
  expect(parts).toHaveLength(200);
  expect(parts[0]?.value).toHaveLength(300);
});
