import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TeaserCard } from './teaser-card.tsx';

const render = (language?: { lang: string; name: string }) =>
  renderToStaticMarkup(
    <TeaserCard
      href="/fr/stories/a-day"
      title="A day"
      language={language}
      picture={null}
      ratio="16:9"
      headingLevel={2}
    />,
  );

test('STO-01 a card whose story is in another language says which, to eyes and to screen readers', () => {
  const html = render({ lang: 'en', name: 'anglais' });
  expect(html).toMatch(/<h2[^>]* lang="en"/);
  expect(html).toMatch(/<a[^>]* hrefLang="en"/i);
  expect(html).toContain('anglais');
});

test('STO-01 a card in the language of the reader says nothing of it', () => {
  expect(render()).not.toMatch(/lang=/i);
});
