import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ProductDraft, ProductProblem } from '#contracts/products/draft.ts';
import { ApplicationContext } from '#web/apps/frame/application.ts';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { makeLocale } from '#web/i18n/locales.ts';
import type { Namespace } from '#web/i18n/message-store.ts';
import { translator } from '#web/i18n/translator.ts';
import type { Editor } from '../editor.ts';
import type { CatalogueWords, EditedProduct, ListedProducts } from './catalogue-operations.ts';
import { Component as ProductList } from './list/product-list.tsx';
import { Component as NewProduct } from './new/new-product.tsx';
import { DataPart } from './parts/data/data-part.tsx';
import { PlacePart } from './parts/place-part.tsx';
import { TextsPart } from './parts/texts-part.tsx';
import { ProblemList } from './product/problem-list.tsx';
import { ProductHead } from './product/product-head.tsx';
import { ProductPreview } from './product/product-preview.tsx';
import { type ProductWork, ProductWorkContext } from './product/product-work.ts';

const editor = {
  locale: makeLocale('en'),
  texts: (namespace: Namespace) => translator('en', namespace),
  to: (path: string) => `/en/editor${path}`,
  sites: [{ id: 's', name: 'Main', slug: '', origin: '', theme: '', languages: ['en', 'de'] }],
  session: { id: 'p', name: 'Petra Ott', role: 'chief', session: 'x' },
  notify: () => undefined,
  sendQuery: async () => ({}),
} as unknown as Editor;

const words: CatalogueWords = {
  attributes: [
    { key: 'cross_section', name: 'Wire cross-section', unit: 'mm²', isText: false, group: 'wire' },
    { key: 'control', name: 'Control', unit: null, isText: true, group: 'machine' },
    { key: 'weight', name: 'Weight', unit: 'kg', isText: false, group: 'machine' },
  ],
  groups: [
    { key: 'wire', name: 'Wire' },
    { key: 'machine', name: 'Machine' },
  ],
  classifications: [{ slug: 'crimping', type: 'product', name: 'Crimping', level: 0 }],
  brands: [{ id: 'litzen', name: 'Litzen' }],
  capabilities: [{ slug: 'cut', name: 'Cutting' }],
};

const draft: ProductDraft = {
  ...{ names: { en: 'Reuss 1' }, short: { en: 'Crimps.' }, long: {}, benefits: {}, details: {} },
  ...{
    brand: 'litzen',
    position: 1,
    classifications: ['crimping'],
    countries: ['CH'],
    capabilities: ['cut'],
  },
  values: {
    cross_section: [{ text: '6–0.13 mm²' }],
    control: [{ text: 'touch', words: { en: 'touch', de: 'Touchbedienung' } }],
  },
  related: [{ id: 'service:care', type: 'service', slug: 'care' }],
};

const problems: ProductProblem[] = [
  { code: 'order', field: 'values/cross_section', isWarning: false, detail: null, suggestion: '0.13–6 mm²' },
  { code: 'missing', field: 'long/en', isWarning: false, detail: null, suggestion: null },
  { code: 'relation', field: 'related/service:care', isWarning: false, detail: 'care', suggestion: null },
];

const product = {
  ...{ slug: 'reuss-1', type: 'product', draft, state: 'CHANGED', revision: 3, by: 'Léa Favre' },
  ...{ at: '2026-11-01T10:00:00.000Z', publishedAt: '2026-10-01T10:00:00.000Z', isBehind: true },
  ...{ route: 'crimping/reuss-1', asked: ['cross_section', 'weight'], stated: { problems, values: [] } },
} as EditedProduct;

const work = (language: string): ProductWork =>
  ({
    ...{ product, words, language, chooseLanguage: () => undefined, set: () => undefined },
    take: () => undefined,
    store: { undo() {}, redo() {}, flush: async () => undefined },
    view: {
      ...{ draft, saved: draft, state: { kind: 'saved', at: undefined }, problems, revision: 3 },
      ...{ canUndo: false, canRedo: false },
    },
  }) as unknown as ProductWork;

function render(element: ReactElement, loaded: unknown = null): string {
  const screen = <ApplicationContext value={editor}>{element}</ApplicationContext>;
  const router = createMemoryRouter([{ id: 'it', path: '/', element: screen, loader: () => loaded }], {
    hydrationData: { loaderData: { it: loaded } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const part = (element: ReactElement, language = 'en') =>
  render(<ProductWorkContext value={work(language)}>{element}</ProductWorkContext>);

beforeAll(() => loadLanguage('en'));

describe('CAT-03 the parts of a product', () => {
  test('technical data: what the class asks for, what is typed, and what is wrong with it at its field', () => {
    const html = part(<DataPart />);
    expect(html).toContain('1 of the 2 values that this class asks for');
    expect(html).toMatch(/id="values\/cross_section"[^>]*aria-invalid="true"[^>]*value="6–0.13 mm²"/);
    expect(html).toContain('Swap: 0.13–6 mm²');
    expect(html).toContain('id="values/weight"');
    expect(part(<DataPart />, 'de')).toContain('value="Touchbedienung"');
  });

  test('texts: English beside another language, problems in the language that has them', () => {
    expect(part(<TextsPart />)).toContain('id="long-error"');
    const german = part(<TextsPart />, 'de');
    expect(german).toContain('Crimps.');
    expect(german).not.toContain('id="long-error"');
  });

  test('class, brand, countries and relations', () => {
    const html = part(<PlacePart />);
    for (const words of ['Crimping', 'Litzen', 'Switzerland', 'Cutting', 'care'])
      expect(html).toContain(words);
    expect(html).toContain('“care” is not published or is this product itself');
  });

  test('the head says what visitors see; the list of problems names their fields', () => {
    const head = part(<ProductHead />);
    expect(head).toContain('href="/en/products/crimping/reuss-1"');
    expect(head).toContain('An import has changed this product');
    const list = part(<ProblemList onShow={() => undefined} />);
    expect(list).toContain('Wire cross-section');
    expect(list).toContain('Description · English');
    expect(part(<ProductPreview />)).toContain('src="/en/products/crimping/reuss-1?stage=draft"');
  });
});

test('EDI-05 the list says of each product what it lacks', () => {
  const loaded: ListedProducts = {
    editedProducts: {
      items: [
        {
          ...{ slug: 'reuss-1', type: 'product', name: 'Reuss 1', classification: 'crimping' },
          ...{ state: 'CHANGED', at: '2026-11-01T10:00:00.000Z', by: 'Léa Favre' },
          ...{ filled: 1, asked: 2, languages: ['en'] },
        } as ListedProducts['editedProducts']['items'][number],
      ],
      ...{ total: 1, all: 1, endCursor: null, hasNextPage: false },
    },
    catalogueWords: { classifications: [{ slug: 'crimping', name: 'Crimping', level: 0 }] },
  };
  const html = render(<ProductList />, loaded);
  for (const words of ['1 product or service', 'Reuss 1', 'Crimping', 'Changed', '1 of 2'])
    expect(html).toContain(words);
  const none = { ...loaded.editedProducts, items: [], total: 0, all: 0 };
  expect(render(<ProductList />, { ...loaded, editedProducts: none })).toContain('There are no products yet');
});

test('CAT-02 a new product is asked for its name, class and address; a copy has a class already', () => {
  const classes = words.classifications;
  expect(render(<NewProduct />, { classes, from: null })).toContain('id="new-class"');
  expect(render(<NewProduct />, { classes, from: 'reuss-1' })).not.toContain('id="new-class"');
});
