import { describe, expect, test } from 'vitest';
import type { DraftHighlight, ProductDraft } from '#contracts/products/draft.ts';
import { chiefHeaders } from '../../support/back-ends/acting-editor.ts';
import { mountings, productBackEnds, productsOf, token } from './product-contract.ts';
import {
  addMutation,
  editedQuery,
  previewQuery,
  publishMutation,
  saveMutation,
} from './product-editing-queries.ts';

/** CAT-03: how editors change pictures, highlights, variants, documents, films and models of a product. */
const { backends } = productBackEnds();

const hash = (digit: string) => digit.repeat(40);
const picture = {
  hash: hash('a'),
  contentType: 'image/webp',
  width: 1600,
  height: 1200,
  name: 'side.webp',
  kind: 'scene',
  alt: { en: 'From the side', de: 'Von der Seite' },
  focalX: 0.2,
  focalY: 0.7,
} as const;
const paper = {
  id: 'something',
  type: 'manual',
  names: { en: 'Manual' },
  login: false,
  thumbnail: null,
  files: {
    de: { hash: hash('b'), fileName: 'Anleitung.pdf', contentType: 'application/pdf', size: 5 },
  },
} as const;

const anyFilm = { alternativeUrl: null, posterUrl: null, isSilent: false, titles: null };

const many = <Item>(count: number, make: (id: string) => Item) =>
  Array.from({ length: count }, (_, place) => make(`id-${place}`));

describe.each(mountings)('%s', (mounting) => {
  const { call, product } = productsOf(backends, mounting);
  const asSite = chiefHeaders(token);
  const asPreview = { ...asSite, 'x-stage': 'DRAFT' };
  const find = async (slug: string) =>
    (await call(editedQuery, { slug, language: 'en' }, asSite)).editedProduct!;
  const publish = async (slug: string, revision: number) =>
    (await call(publishMutation, { slug, revision }, asSite)).publishProduct;

  /** A copy of a product that no other test changes, saved with these parts. */
  async function drafted(parts: Partial<ProductDraft>) {
    const slug = `parts-${crypto.randomUUID().slice(0, 8)}`;
    const added = (
      await call(addMutation, { slug, name: slug, classification: '', from: 'reuss-455' }, asSite)
    ).addProduct.product;
    const draft = { ...(added.draft as ProductDraft), ...parts };
    const order = { slug, revision: added.revision, draft, by: 'Petra Ott' };
    const saved = (await call(saveMutation, order, asSite)).saveProduct;
    return { slug, draft, saved };
  }

  const errors = async (parts: Partial<ProductDraft>) => {
    const { saved } = await drafted(parts);
    const { problems } = saved.product.stated;
    return problems.filter(({ isWarning }) => !isWarning).map(({ code, field }) => `${code} ${field}`);
  };

  test('a product that is published as it is read stays as it was, with all its parts', async () => {
    for (const slug of ['reuss-455', 'reuss-520', 'sihl-245', 'sihl-1000', 'commissioning']) {
      const before = await product(slug);
      const { revision } = await find(slug);
      expect((await publish(slug, revision)).done, slug).toBe(true);
      expect(await product(slug), slug).toEqual(before);
    }
  });

  test('pictures are ordered, told in words and cut around what stays in view', async () => {
    const { slug, saved } = await drafted({ images: [{ id: 'one', ...picture }] });
    expect((await publish(slug, saved.product.revision)).done).toBe(true);
    expect((await product(slug, { language: 'de' })).images).toEqual([
      expect.objectContaining({
        url: `/image/${hash('a')}`,
        alt: 'Von der Seite',
        kind: 'scene',
        default: true,
        focalX: 0.2,
        focalY: 0.7,
      }),
    ]);
    expect(await errors({ images: [{ id: 'one', ...picture, alt: { de: 'Nur deutsch' } }] })).toEqual([
      'missing images/one/alt/en',
    ]);
  });

  test('a highlight needs a name and something to see; untranslated ones are read in English', async () => {
    const one = { id: 'one', image: picture, videoUrl: null, texts: { en: 'First.' } };
    const highlights: DraftHighlight[] = [
      { ...one, names: { en: 'Fast', de: 'Schnell' } },
      { ...one, id: 'two', image: null, videoUrl: 'https://vimeo.com/123456', names: { en: 'Quiet' } },
    ];
    const { slug, saved } = await drafted({ highlights });
    expect((await publish(slug, saved.product.revision)).done).toBe(true);
    const seen = (await product(slug, { language: 'de' })).highlights;
    expect(seen.map(({ name }) => name)).toEqual(['Schnell', 'Quiet']);
    expect(seen[1]?.video_url).toBe('https://vimeo.com/123456');
    expect(await errors({ highlights: [{ ...one, image: null, names: {} }] })).toEqual([
      'nothingToSee highlights/one',
      'missing highlights/one/names/en',
    ]);
  });

  test('a variant says what differs in either system, and what cannot be read is told at its field', async () => {
    const variant = { id: 'long', metric: { en: '8 m' }, imperial: { en: '26 ft' } };
    const { slug, saved } = await drafted({
      variants: [{ ...variant, values: { weight: [{ text: '2000 lb' }] } }],
    });
    const ofVariant = saved.product.stated.values.filter(({ variant: id }) => id === 'long');
    expect(ofVariant.map(({ attribute, system, isConverted }) => [attribute, system, isConverted])).toEqual([
      ['weight', 'Metric', true],
      ['weight', 'Imperial', false],
    ]);
    expect((await publish(slug, saved.product.revision)).done).toBe(true);
    expect((await product(slug)).variants).toMatchObject([
      { id: 'long', metric_name: '8 m', imperial_name: '26 ft', specifications: [{ key: 'weight' }, {}] },
    ]);
    expect(await errors({ variants: [{ ...variant, values: { weight: [{ text: 'light' }] } }] })).toEqual([
      'unreadable variants/long/values/weight',
    ]);
    expect(await errors({ variants: [{ ...variant, imperial: {}, values: {} }] })).toEqual([
      'missing variants/long/imperial/en',
    ]);
  });

  test('FIL-01 a document is there for visitors once it is published, and for a preview before', async () => {
    const documents = [{ ...paper, id: `paper-${crypto.randomUUID().slice(0, 8)}` }];
    const { slug, saved } = await drafted({ documents });
    const seen = async (headers: Record<string, string>) =>
      (await call(previewQuery, { slug }, headers)).productBySlug;
    await expect(seen({})).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
    const preview = await seen(asPreview);
    expect(preview.documents[0]?.url).toMatch(/^\/media\/b{40}\.[^/]+\.[^/]+\/Anleitung\.pdf$/);
    expect(preview.images[0]?.url).toMatch(/^\/image\/[0-9a-f]{40,64}\.[^/]+\.[^/]+$/);
    expect((await publish(slug, saved.product.revision)).done).toBe(true);
    expect((await seen({})).documents).toMatchObject([{ url: `/file/${documents[0]?.id}`, size: 5 }]);
    expect(await errors({ documents: [{ ...documents[0]!, files: {}, names: {} }] })).toEqual([
      `missing documents/${documents[0]?.id}/names/en`,
      `nothingToSee documents/${documents[0]?.id}`,
      `taken documents/${documents[0]?.id}`,
    ]);
  });

  test('a film and a model are taken away and come back', async () => {
    const { film, model } = (await find('reuss-455')).draft as ProductDraft;
    expect(film).toMatchObject({ isSilent: true, posterUrl: 'null' });
    const { slug, saved } = await drafted({ film: null, model: null });
    await publish(slug, saved.product.revision);
    expect(await product(slug)).toMatchObject({ video_url: null, video_is_silent: false, model: null });
    const { revision, draft } = await find(slug);
    const again = { slug, revision, draft: { ...(draft as ProductDraft), film, model }, by: 'Petra Ott' };
    const back = (await call(saveMutation, again, asSite)).saveProduct;
    await publish(slug, back.product.revision);
    const { video_url, video_is_silent, model: seen } = await product('reuss-455');
    expect(await product(slug)).toMatchObject({ video_url, video_is_silent, model: seen });
  });

  test.each<[string, Partial<Record<keyof ProductDraft, unknown>>]>([
    ['a picture without its bytes', { images: [{ id: 'one', ...picture, hash: 'x' }] }],
    ['a picture that is a program', { images: [{ id: 'one', ...picture, contentType: 'text/html' }] }],
    ['a focal point beside the picture', { images: [{ id: 'one', ...picture, focalX: 2 }] }],
    ['more pictures than a page has room for', { images: many(25, (id) => ({ id, ...picture })) }],
    [
      'two variants of one id',
      { variants: many(2, () => ({ id: 'a', metric: {}, imperial: {}, values: {} })) },
    ],
    ['a document of an unknown kind', { documents: [{ ...paper, type: 'secret' }] }],
    ['a document without an address', { documents: [{ ...paper, id: '../x' }] }],
    ['a film of a script', { film: { ...anyFilm, url: 'javascript:alert(1)' } }],
    ['a film from nowhere safe', { film: { ...anyFilm, url: 'http://example.com/film.mp4' } }],
    ['a model elsewhere', { model: { url: 'https://example.com/a.glb', size: 1 } }],
  ])('what is not a draft is refused: %s', async (_, parts) => {
    const { revision, draft } = await find('sihl-245');
    const odd = { ...(draft as object), ...parts };
    await expect(
      call(saveMutation, { slug: 'sihl-245', revision, draft: odd, by: 'Petra Ott' }, asSite),
    ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
