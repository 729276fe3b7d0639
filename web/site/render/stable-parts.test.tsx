import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StablePart } from '#web/site/frame/stable-part.tsx';
import type { PageContext } from '#web/site/visit/page-context.ts';
import { StablePartContext } from './stable-part-context.ts';
import { createStableParts } from './stable-parts.tsx';

const reader = {} as PageContext;
const navigation = {};
let draws = 0;

function Menu() {
  draws += 1;
  return <p className="AWl8Cq_link">Machines</p>;
}

function render(words: string, of: object = navigation) {
  const parts = createStableParts(reader);
  const html = renderToStaticMarkup(
    <StablePartContext value={parts.renderPart}>
      <StablePart as="header" of={of} part="menu" data-theme="Copper" render={() => <Menu />} />
      <main className="moJ8kq_page">{words}</main>
      <StablePart as="footer" of={of} part="footer" render={() => <p>Reuss 410</p>} />
    </StablePartContext>,
  );
  const pieces = parts.splitPieces(html);
  return {
    html: Buffer.concat(pieces.map(({ bytes }) => bytes)).toString(),
    modules: pieces.flatMap(({ modules }) => [...modules]),
    themes: pieces.flatMap(({ themes }) => [...themes]),
  };
}

test('a kept part is drawn once, and stands in its place in every document', () => {
  const header = '<header data-theme="Copper"><p class="AWl8Cq_link">Machines</p></header>';
  const footer = '<footer><p>Reuss 410</p></footer>';
  const first = render('Grüezi');
  expect(first.html).toBe(`${header}<main class="moJ8kq_page">Grüezi</main>${footer}`);
  expect(first.modules).toEqual(['AWl8Cq', 'moJ8kq']);
  expect(first.themes).toEqual(['Copper']);
  expect(render('圧着')).toEqual({
    ...first,
    html: `${header}<main class="moJ8kq_page">圧着</main>${footer}`,
  });
  expect(draws).toBe(1);
  render('Grüezi', {});
  expect(draws).toBe(2);
});

test('words that look like the mark of a kept part stay words', () => {
  expect(render('<!--kept 0-->').html).toContain('<main class="moJ8kq_page">&lt;!--kept 0--&gt;</main>');
});
