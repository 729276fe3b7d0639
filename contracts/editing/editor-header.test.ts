import { expect, test } from 'vitest';
import { type ActingEditor, editorHeader, editorHeaders, readEditor } from './editor-header.ts';
import { everywhere } from './roles.ts';

const lea: ActingEditor = {
  id: 'd5b1a0d2-3c1f-4c8e-9a53-6b0f4f3d1c11',
  name: 'Léa Favré 山田',
  grants: [everywhere('productManager'), { role: 'editor', sites: ['site-a'], languages: ['de', 'fr'] }],
};

const read = (value: string) => readEditor(new Headers({ [editorHeader]: value }));
const written = (value: unknown) => encodeURIComponent(JSON.stringify(value));

test('EDI-02 who edits arrives as sent, in letters of any script', () => {
  expect(readEditor(new Headers(editorHeaders(lea)))).toEqual(lea);
});

test('a program arrives as one', () => {
  const program: ActingEditor = { id: 'p', name: 'PIM (API)', grants: [], isProgram: true };
  expect(readEditor(new Headers(editorHeaders(program)))).toEqual(program);
});

test('EDI-02 a header in another form names nobody', () => {
  expect(readEditor(new Headers())).toBeUndefined();
  for (const value of [
    '',
    'x',
    '%',
    '{}',
    written(null),
    written({ ...lea, name: '' }),
    written({ ...lea, grants: [{ role: 'boss', sites: null, languages: null }] }),
    written({ ...lea, grants: [{ role: 'chief' }] }),
    written({ ...lea, grants: Array.from({ length: 50 }, () => everywhere('editor')) }),
    written({ ...lea, name: 'x'.repeat(20_000) }),
  ])
    expect(read(value), value.slice(0, 80)).toBeUndefined();
});
