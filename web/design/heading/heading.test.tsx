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

test('a long title of an opening has smaller letters than a short one, and others have no such step', () => {
  const write = (title: string, size: 'hero' | 'page') =>
    renderToStaticMarkup(
      <Heading level={1} size={size}>
        {title}
      </Heading>,
    );
  expect(write('Was wir verdient haben, und womit', 'hero')).toContain('data-long');
  expect(write('The last crimp like the first', 'hero')).not.toContain('data-long');
  expect(write('Was wir verdient haben, und womit', 'page')).not.toContain('data-long');
});
