import { expect, test } from 'vitest';
import { previewHref, startView } from './preview-view.ts';

test('EDI-02 a preview is the own address of the page, with what opens its draft', () => {
  const view = { ...startView(1440), language: 'de' };
  expect(previewHref('http://localhost', '/about', view, 'v1.x')).toBe(
    'http://localhost/de/about?preview=v1.x',
  );
  expect(previewHref('http://localhost', '/', view, 'v1.x')).toBe('http://localhost/de?preview=v1.x');
});

test('EDI-05 country, theme and moment are chosen in the address', () => {
  const view = {
    ...startView(1440),
    language: 'de',
    country: 'CH',
    theme: 'Copper',
    asOf: '2026-12-01T08:00',
  };
  const { pathname, searchParams } = new URL(previewHref('http://localhost', '/about', view, 'v1.x'));
  expect(pathname).toBe('/de-ch/about');
  expect(Object.fromEntries(searchParams)).toEqual({
    preview: 'v1.x',
    theme: 'Copper',
    asOf: '2026-12-01T08:00',
  });
});
