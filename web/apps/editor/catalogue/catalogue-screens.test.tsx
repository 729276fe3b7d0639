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
import { DocumentsPart } from './parts/documents-part.tsx';
import { FilmPart } from './parts/film-part.tsx';
import { HighlightsPart } from './parts/highlights-part.tsx';
import { PicturesPart } from './parts/pictures-part.tsx';
import { PlacePart } from './parts/place-part.tsx';
import { TextsPart } from './parts/texts-part.tsx';
import { VariantsPart } from './parts/variants-part.tsx';
import { ProblemList } from './product/problem-list.tsx';
import { ProductHead } from './product/product-head.tsx';
import { ProductPreview } from './product/product-preview.tsx';
import { type ProductWork, ProductWorkContext } from './product/product-work.ts';

const editor = {
  locale: makeLocale('en'),
  texts: (namespace: Namespace) => translator('en', namespace),
  to: (path: string) => `/en/editor${path}`,
  sites: [{ id: 's', name: 'Main', slug: '', origin: '', theme: '', languages: ['en', 'de'] }],
  session: {
    id: 'p',
    name: 'Petra Ott',
    grants: [{ role: 'chief', sites: null, languages: null }],
    session: 'x',
  },
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

const picture = {
  ...{ hash: 'a'.repeat(40), contentType: 'image/webp', width: 800, height: 600, name: 'front.webp' },
  kind: 'cutout',
  alt: {},
} as const;

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
  images: [{ id: 'front', ...picture, alt: { en: 'From the front' } }],
  highlights: [{ id: 'fast', image: picture, videoUrl: null, names: { en: 'Fast' }, texts: {} }],
  variants: [
    { id: 'long', metric: { en: '2 m' }, imperial: { en: '6.6 ft' }, values: { weight: [{ text: '5 kg' }] } },
  ],
  documents: [{ id: 'reuss-1-manual', type: 'manual', names: {}, login: true, thumbnail: null, files: {} }],
  film: {
    ...{
      url: '/media/bb/Turning%20it.mp4',
      alternativeUrl: null,
      posterUrl: null,
      isSilent: true,
      titles: null,
    },
  },
  model: { url: '/media/cc/reuss.glb', size: 2048 },
};

const problems: ProductProblem[] = [
  { code: 'order', field: 'values/cross_section', isWarning: false, detail: null, suggestion: '0.13–6 mm²' },
  { code: 'missing', field: 'long/en', isWarning: false, detail: null, suggestion: null },
  { code: 'relation', field: 'related/service:care', isWarning: false, detail: 'care', suggestion: null },
  { code: 'missing', field: 'images/front/alt/de', isWarning: false, detail: null, suggestion: null },
  {
    code: 'unreadable',
    field: 'variants/long/values/weight',
    isWarning: false,
    detail: null,
    suggestion: null,
  },
];

const product = {
  ...{ slug: 'reuss-1', type: 'product', draft, state: 'CHANGED', revision: 3, by: 'Léa Favre' },
  ...{ at: '2026-11-01T10:00:00.000Z', publishedAt: '2026-10-01T10:00:00.000Z', isBehind: true },
  ...{ route: 'crimping/reuss-1', asked: ['cross_section', 'weight'], stated: { problems, values: [] } },
  files: [],
  plans: [{ takeOff: true, at: '2026-12-01T10:00:00.000Z', by: 'Petra Ott', problems: [] }],
} as EditedProduct;

const work = (language: string): ProductWork =>
  ({
    ...{ product, words, language, chooseLanguage: () => undefined, set: () => undefined },
    take: () => undefined,
    addresses: new Map([[picture.hash, '/image/signed']]),
    remember: () => undefined,
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

  test('pictures, highlights, variants, documents and films: each in a line, those that are wrong marked', () => {
    const pictures = part(<PicturesPart />);
    for (const words of ['Cover, cut-out', 'Words: 1 of 2', 'src="/image/signed/', 'something is wrong here'])
      expect(pictures).toContain(words);
    expect(part(<HighlightsPart />)).toContain('Fast');
    const variants = part(<VariantsPart />);
    for (const words of ['2 m', '5 kg', 'something is wrong here']) expect(variants).toContain(words);
    expect(part(<DocumentsPart />)).toContain('Manual');
    const film = part(<FilmPart />);
    for (const words of ['Turning it.mp4', 'reuss.glb, 2', 'The video has no sound'])
      expect(film).toContain(words);
  });

  test('the head says what visitors see; the list of problems names their fields', () => {
    const head = part(<ProductHead />);
    expect(head).toContain('href="/en/products/crimping/reuss-1"');
    expect(head).toContain('An import has changed this product');
    expect(head).toContain('Petra Ott has planned to withdraw it on');
    const list = part(<ProblemList onShow={() => undefined} />);
    expect(list).toContain('Wire cross-section');
    expect(list).toContain('Description · English');
    expect(list).toContain('Pictures · German');
    expect(list).toContain('Variants · Weight');
    expect(part(<ProductPreview />)).toContain('src="/en/products/crimping/reuss-1?stage=draft"');
  });
});

test('EDI-05 the list says of each product what it lacks', () => {
  const loaded: ListedProducts = {
    editedProducts: {
      items: [
        {
          ...{ slug: 'reuss-1', type: 'product', name: 'Reuss 1', classification: 'crimping' },
          ...{
            state: 'CHANGED',
            plannedAt: '2026-12-01T10:00:00.000Z',
            at: '2026-11-01T10:00:00.000Z',
            by: 'Léa Favre',
          },
          ...{ filled: 1, asked: 2, languages: ['en'] },
        } as ListedProducts['editedProducts']['items'][number],
      ],
      ...{ total: 1, all: 1, endCursor: null, hasNextPage: false },
    },
    catalogueWords: { classifications: [{ slug: 'crimping', name: 'Crimping', level: 0 }] },
  };
  const html = render(<ProductList />, loaded);
  for (const words of ['1 product or service', 'Reuss 1', 'Crimping', 'Changed', '1 of 2', 'Scheduled: '])
    expect(html).toContain(words);
  const none = { ...loaded.editedProducts, items: [], total: 0, all: 0 };
  expect(render(<ProductList />, { ...loaded, editedProducts: none })).toContain('There are no products yet');
});

test('CAT-02 a new product is asked for its name, class and address; a copy has a class already', () => {
  const classes = words.classifications;
  expect(render(<NewProduct />, { classes, from: null })).toContain('id="new-class"');
  expect(render(<NewProduct />, { classes, from: 'reuss-1' })).not.toContain('id="new-class"');
});
