import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox, ChoiceGroup } from './choices.tsx';
import { ReadOnlyContext } from './read-only.ts';
import { Select, TextArea, TextInput } from './text-fields.tsx';

const options = [
  { value: 'de', label: 'Deutsch', lang: 'de' },
  { value: 'fr', label: 'Français' },
];
const nothing = () => undefined;
const fields = (
  <>
    <TextInput id="name" label="Name" value="Reuss" onChange={nothing} />
    <TextArea id="about" label="About" value="A crimper" onChange={nothing} />
    <Select id="language" label="Language" value="de" options={options} onChange={nothing} />
    <Select id="theme" label="Theme" value="" placeholder="None" options={options} onChange={nothing} />
    <Checkbox id="hidden" label="Hidden" checked onChange={nothing} />
    <ChoiceGroup id="kind" name="kind" legend="Kind" options={options} value="fr" />
  </>
);
const render = (isReadOnly: boolean) =>
  renderToStaticMarkup(<ReadOnlyContext value={isReadOnly}>{fields}</ReadOnlyContext>);
const count = (html: string, part: RegExp) => html.match(part)?.length ?? 0;

test('fields can be changed', () => {
  const html = render(false);
  expect(html).not.toMatch(/readonly|disabled/i);
  expect(count(html, /<select/g)).toBe(2);
});

test('fields that may be read only keep their words and choices, and take nothing', () => {
  const html = render(true);
  expect(count(html, /readonly=""/gi), 'two texts and two choices as texts').toBe(4);
  expect(count(html, /aria-readonly="true"/g), 'a checkbox').toBe(1);
  expect(count(html, /disabled=""/g), 'two radio buttons').toBe(2);
  expect(html).not.toContain('<select');
  expect(html).toMatch(/<input(?=[^>]*id="language")(?=[^>]*lang="de")(?=[^>]*value="Deutsch")/);
  expect(html).toMatch(/<input(?=[^>]*id="theme")(?=[^>]*value="None")/);
  expect(html).toMatch(/<label[^>]*for="language"/);
});
