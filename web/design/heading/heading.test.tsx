import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Heading } from './heading.tsx';

test.each([
  ['High-voltage wires', '<span class="compound">High-voltage</span> wires'],
  ['Wires for High-voltage', 'Wires for <span class="compound">High-voltage</span>'],
  ['Wires and seals', 'Wires and seals'],
  ['Hochspannungs-Leitungssätze', 'Hochspannungs-Leitungssätze'],
])('a title keeps the short words with a hyphen of “%s” on one line', (title, inside) => {
  expect(renderToStaticMarkup(<Heading level={1}>{title}</Heading>)).toBe(`<h1>${inside}</h1>`);
});
