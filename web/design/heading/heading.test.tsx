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

test.each([
  ['我们赚了多少，靠的是什么', '我们<wbr/>赚了<wbr/>多少，<wbr/>靠的是<wbr/>什么'],
  ['压接中混入绝缘的六个原因', '压接中<wbr/>混入<wbr/>绝缘的<wbr/>六个<wbr/>原因'],
  ['最后一次压接，与第一次一样精准', '最后<wbr/>一次<wbr/>压接，<wbr/>与第一次<wbr/>一样<wbr/>精准'],
  ['联系董事会', '联系<wbr/>董事会'],
  ['四十五分钟', '四十五分钟'],
])('LOC-01 the lines of the Chinese title “%s” break between words', (title, inside) => {
  const written = renderToStaticMarkup(<Heading level={2}>{title}</Heading>);
  expect(written).toContain(`>${inside}</h2>`);
  expect(written).toContain('phrased');
});

test('LOC-01 a Japanese title is left to the browser, which knows its phrases', () => {
  const title = '最後の圧着まで、最初の圧着と同じ';
  expect(renderToStaticMarkup(<Heading level={2}>{title}</Heading>)).toBe(`<h2>${title}</h2>`);
});
