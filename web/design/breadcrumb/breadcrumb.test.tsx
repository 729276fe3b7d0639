import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';

const draw = (last: Crumb) =>
  renderToStaticMarkup(
    <Breadcrumb
      label="Breadcrumb"
      items={[{ title: 'Home', href: '/en' }, { title: 'Products', href: '/en/products' }, last]}
    />,
  );

test('NAV-04 the last crumb is the page itself and no link', () => {
  const html = draw({ title: 'CS 400' });
  expect(html).toContain('<span aria-current="page">CS 400</span>');
  expect(html.match(/<a /g)).toHaveLength(2);
});

test('NAV-04 the last crumb may lead on, as that of an unknown page does', () => {
  const html = draw({ title: '404', href: '/' });
  expect(html).toMatch(/<a [^>]*href="\/" aria-current="page">/);
  expect(html.match(/aria-current/g)).toHaveLength(1);
});
