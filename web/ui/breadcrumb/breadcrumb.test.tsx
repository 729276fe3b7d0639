import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';

test('NAV-04 the last crumb is the page itself and no link', () => {
  const html = renderToStaticMarkup(
    <Breadcrumb
      label="Breadcrumb"
      items={[
        { title: 'Home', href: '/en' },
        { title: 'Products', href: '/en/products' },
        { title: 'CS 400', href: '/en/products/cs-400' },
      ]}
    />,
  );
  expect(html).toContain('<span aria-current="page">CS 400</span>');
  expect(html.match(/<a /g)).toHaveLength(2);
});
