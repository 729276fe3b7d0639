import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Imports, lineOf, notesOf, openImports } from './bring-export.ts';

let imports: Imports;

beforeAll(async () => {
  imports = await openImports();
});

afterAll(() => imports?.close());

beforeEach(() => imports.forget());

const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } });
const rich = (value: string) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value, marks: [], data: {} }] }],
});
const entry = (id: string, type: string, fields: Record<string, unknown>) => ({
  sys: { id, type: 'Entry', space: { sys: { id: 'space1' } }, contentType: { sys: { id: type } } },
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }])),
});
const contentType = (id: string, displayField: string) => ({
  sys: { id },
  name: id,
  displayField,
  fields: [],
});

const space = (entries: object[]) =>
  JSON.stringify({
    contentTypes: [contentType('landing', 'title'), contentType('section', 'headline')],
    locales: [{ code: 'en-US', default: true }],
    entries,
  });

describe('EDI-05 pages of Contentful that are made of parts', () => {
  test('have the words of their parts, in their order, and every field that has no place is named', async () => {
    const file = space([
      entry('l1', 'landing', {
        title: 'Crimping',
        slug: 'crimping',
        sections: [link('s1'), link('s2'), link('l2')],
        author: link('a1'),
        layout: 'wide',
        isLoud: true,
        empty: null,
      }),
      entry('s1', 'section', { headline: 'Why', text: rich('Because.'), colour: 'red' }),
      entry('s2', 'section', { headline: 'How', cards: [link('c1')] }),
      entry('c1', 'card', { name: 'With a press', text: rich('Slowly.') }),
      entry('a1', 'person', { name: 'Anna Keller' }),
      entry('l2', 'landing', { title: 'Stripping', slug: 'stripping' }),
    ]);
    const { transfer } = await imports.bring(file);
    const page = await imports.draftOf(transfer, 'entry/l1');
    const words = JSON.stringify(page.texts.en?.blocks);
    expect(page.texts.en?.blocks).toMatchObject({
      'imported-1/title': 'Why',
      'imported-3/title': 'With a press',
    });
    for (const [block, wording] of [
      ['imported-1', 'Because.'],
      ['imported-2', 'How'],
      ['imported-3', 'Slowly.'],
    ])
      expect(JSON.stringify(page.texts.en?.blocks[`${block}/text`])).toContain(wording);
    expect(words).not.toContain('Anna Keller');
    expect(notesOf(transfer, 'entry/l1')).toEqual([
      'fieldLeft author',
      'fieldLeft layout',
      'fieldLeft isLoud',
      'fieldLeft sections › colour',
    ]);
    for (const key of ['entry/s1', 'entry/s2', 'entry/c1'])
      expect(lineOf(transfer, key)).toMatchObject({ outcome: 'taken', reason: 'part' });
    expect(lineOf(transfer, 'entry/a1')).toMatchObject({ outcome: 'skipped', reason: 'structure' });
    expect(lineOf(transfer, 'entry/l2')).toMatchObject({ outcome: 'taken', path: '/archive/stripping' });
    expect(transfer.total).toBe(8);
  });

  test('that lead back to themselves end', async () => {
    const file = space([
      entry('l1', 'landing', { title: 'One', slug: 'one', sections: [link('s1')] }),
      entry('s1', 'section', { headline: 'In', parts: [link('s2'), link('l1')] }),
      entry('s2', 'section', { headline: 'And out', parts: [link('s1'), link('nowhere')] }),
    ]);
    const { transfer } = await imports.bring(file);
    expect(JSON.stringify((await imports.draftOf(transfer, 'entry/l1')).texts)).toContain('And out');
  });
});
