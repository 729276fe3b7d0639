import { describe, expect, test } from 'vitest';
import { graphql } from '#contracts/products/graphql.ts';
import { mountings, productBackEnds, productsOf, token } from './product-contract.ts';

const paperQuery = graphql(`
  query paper($slug: String!, $languages: [String!]!) {
    documentBySlug(slug: $slug, languages: $languages) { slug language hash fileName contentType size login }
  }
`);
const entriesQuery = graphql(`
  query entries($first: Int!, $after: String) {
    catalogueEntries(first: $first, after: $after) {
      items { slug type route languages supported_countries updatedAt } hasNextPage endCursor
    }
  }
`);

const { backends, logged } = productBackEnds();

describe.each(mountings)('%s', (mounting) => {
  const { call, product } = productsOf(backends, mounting);

  describe('classifications', () => {
    const treeQuery = graphql(`
      query tree($language: String!, $type: CatalogueType!) {
        classifications(language: $language, type: $type) {
          id slug name parent route description products childClassifications lineage { slug name route }
          image { url kind }
        }
      }
    `);

    test('CAT-02 the tree has names, routes, children, lineage and products', async () => {
      const { classifications } = await call(treeQuery, { language: 'de', type: 'product' });
      expect(classifications.map(({ slug }) => slug)).toEqual([
        'wire-processing',
        'automatic-crimping',
        'wire-crimping',
        'software',
      ]);
      expect(classifications[0]).toMatchObject({
        name: 'Kabelverarbeitung',
        parent: null,
        route: 'wire-processing',
        description: 'Machines for wire.',
        childClassifications: ['automatic-crimping', 'wire-crimping'],
        products: ['reuss-455', 'reuss-520', 'sihl-1000', 'sihl-245'],
        image: { url: expect.stringMatching(/^\/image\/[0-9a-f]{64}$/), kind: 'scene' },
      });
      expect(classifications[2]).toMatchObject({
        name: 'Crimpen von Leitungen',
        parent: 'wire-processing',
        route: 'wire-processing/wire-crimping',
        description: null,
        lineage: [
          { slug: 'wire-processing', name: 'Kabelverarbeitung', route: 'wire-processing' },
          { slug: 'wire-crimping', route: 'wire-processing/wire-crimping' },
        ],
      });
    });

    test('CAT-01 services have a tree of their own', async () => {
      const { classifications } = await call(treeQuery, { language: 'en', type: 'service' });
      expect(classifications.map(({ slug, products }) => [slug, products])).toEqual([
        ['installation', ['commissioning']],
      ]);
    });

    test('capabilities come in the order of the process, in the language or English', async () => {
      const { capabilities } = await call(
        graphql(
          `query all($language: String!) { capabilities(language: $language) { slug name description } }`,
        ),
        { language: 'de' },
      );
      expect(capabilities.map(({ slug, name }) => [slug, name])).toEqual([
        ['cut', 'Schneiden'],
        ['full-strip', 'Full strip'],
        ['crimp', 'Crimpen'],
        ['tin', 'Tin'],
      ]);
      expect(capabilities[0]?.description).toBe('Cuts a wire to length.');
    });
  });

  describe('a product', () => {
    test('CAT-03 has everything that its page shows', async () => {
      expect(await product('reuss-455')).toMatchObject({
        slug: 'reuss-455',
        type: 'product',
        name: 'Reuss 455',
        language: 'en',
        languages: ['de', 'en'],
        brand: { id: 'litzen', name: 'Litzen', own: true, image: { alt: 'Litzen' } },
        short_description: 'Crimps wires from 0.13 to 4 mm².',
        long_description: 'First paragraph.\n\nSecond paragraph.',
        images: [
          { name: 'machine.svg', alt: 'The machine', default: true, kind: 'cutout', width: 40, height: 30 },
          { name: 'logo.svg', alt: 'The machine at work', default: false, kind: 'scene' },
        ],
        capabilities: [{ slug: 'cut' }, { slug: 'full-strip' }, { slug: 'crimp' }],
        classifications: [
          {
            slug: 'automatic-crimping',
            route: 'wire-processing/automatic-crimping',
            lineage: [{ slug: 'wire-processing' }, { slug: 'automatic-crimping' }],
          },
        ],
        variants: [{ id: 'tray-4', metric_name: '4 m tray', imperial_name: '13 ft tray' }],
        variant_count: 1,
        highlights: [
          { name: 'Quick change', descriptions: ['Within a minute.', 'Without tools.'] },
          { name: 'Gentle', descriptions: ['Does not scratch.'] },
        ],
        video_url: expect.stringMatching(/^\/media\/[0-9a-f]{64}\/turn\.mp4$/),
        video_alternative_url: null,
        video_is_silent: true,
        video_title: null,
        model: { url: expect.stringMatching(/^\/media\/[0-9a-f]{64}\/reuss\.glb$/), size: 480 },
        service: null,
        supported_countries: [],
      });
    });

    test('LOC-04 what is missing in a language is said in English', async () => {
      expect(await product('reuss-455', { language: 'de-CH' })).toMatchObject({
        language: 'de',
        short_description: 'Crimpt Leitungen von 0,13 bis 4 mm².',
        long_description: 'First paragraph.\n\nSecond paragraph.',
        highlights: [{ name: 'Quick change' }, { name: 'Gentle' }],
        variants: [{ metric_name: 'Ablage 4 m', imperial_name: '13 ft tray' }],
      });
      expect(await product('reuss-520', { language: 'de' })).toMatchObject({ language: 'en' });
    });

    test('LOC-05 technical data stand in both systems; what is computed is marked', async () => {
      const lines = (await product('reuss-455')).specifications;
      const written = lines.map(({ key, value, unit, measurement_system, converted }) =>
        [key, value, unit, measurement_system, converted && 'converted'].filter(Boolean).join(' '),
      );
      expect(written).toEqual(
        [
          'cross_section 0.13–4 mm² Metric',
          'cross_section 26–12 AWG Imperial',
          'length_accuracy ±(0.2 % + 1 mm) Metric',
          'length_accuracy ±(0.2 % + 0.04 in) Imperial converted',
          'output 3900 pcs/h',
          'noise < 76 dB(A)',
          'dimensions 2650 × 1250 × 1850 mm Metric',
          'dimensions 104.3 × 49.2 × 72.8 in Imperial converted',
          'weight 980 kg Metric',
          'weight 2161 lb Imperial converted',
          'control dancer arm, brake',
        ].map((line) =>
          expect.stringMatching(new RegExp(`^${line.replace(/[()+.]/g, '\\$&').replaceAll(' ', '\\s')}$`)),
        ),
      );
    });

    test('CAT-03 CMP-02 technical data stand under groups, in the order of these', async () => {
      const { specifications } = await product('reuss-455', { language: 'de' });
      const groups = new Map(specifications.map(({ group }) => [group?.key, group?.name]));
      expect([...groups]).toEqual([
        ['wire', 'Leitung'],
        ['performance', 'Leistung'],
        ['connection', 'Connection'],
        ['machine', 'Machine'],
      ]);
      const places = specifications.map(({ group }) => group?.position ?? -1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      const [variant] = (await product('reuss-455')).variants;
      expect(variant?.specifications[0]?.group?.name).toBe('Machine');
    });

    test('LOC-05 numbers are written for the language', async () => {
      const { specifications } = await product('reuss-455', { language: 'fr' });
      expect(specifications.find(({ key }) => key === 'cross_section')?.value).toBe('0,13–4');
      const german = (await product('reuss-455', { language: 'de' })).specifications;
      expect(german.find(({ key }) => key === 'control')?.value).toBe('Tänzerarm, Bremse');
      expect(german.find(({ key }) => key === 'weight')?.name).toBe('Gewicht');
      expect(german.find(({ key }) => key === 'output')?.unit).toBe('Stk./h');
    });

    test('a variant says only where it differs', async () => {
      const [variant] = (await product('reuss-455')).variants;
      expect(variant?.specifications).toMatchObject([
        { key: 'dimensions', measurement_system: 'Metric', value: '6650 × 1250 × 1850' },
        { key: 'dimensions', measurement_system: 'Imperial', converted: true },
      ]);
    });

    test('a card shows what the classification chose, its own or that of the one above', async () => {
      const keys = async (slug: string) => (await product(slug)).key_specifications.map(({ key }) => key);
      expect(await keys('reuss-455')).toEqual(['cross_section', 'cross_section', 'output']);
      expect(await keys('sihl-245')).toEqual(['crimp_force', 'crimp_force']);
      expect(await keys('lumen-plan')).toEqual([]);
    });

    test('CAT-03 papers come in the language of the reader, else in English', async () => {
      expect((await product('reuss-455', { language: 'de' })).documents).toMatchObject([
        {
          slug: 'reuss-455-data-sheet',
          type: 'data-sheet',
          name: 'Datenblatt Reuss 455',
          content_language: 'de',
          languages: ['de', 'en'],
          filename: 'sheet-de.pdf',
          extension: 'pdf',
          size: 18,
          url: '/file/reuss-455-data-sheet',
          login: false,
          thumbnail: { url: expect.stringMatching(/^\/image\//) },
        },
        { slug: 'reuss-455-manual', content_language: 'en', login: true, thumbnail: null },
      ]);
    });

    test('CAT-05 a service has benefits and details, and a name in every language', async () => {
      expect(await product('commissioning', { language: 'de' })).toMatchObject({
        type: 'service',
        name: 'Inbetriebnahme',
        brand: null,
        service: {
          benefit1: 'Quick',
          benefit2: 'Safe',
          benefit3: null,
          detail3: 'Three parts',
          detail4: null,
        },
        specifications: [],
      });
    });

    test('CAT-05 a service has a film, and says in the language what is seen in it', async () => {
      const film = {
        video_url: expect.stringMatching(/^\/media\/[0-9a-f]{64}\/turn\.mp4$/),
        video_image_url: expect.stringMatching(/^\/image\/[0-9a-f]{64}$/),
        video_is_silent: true,
      };
      expect(await product('commissioning')).toMatchObject({ ...film, video_title: 'The machine turns' });
      expect(await product('commissioning', { language: 'de' })).toMatchObject({
        ...film,
        video_title: 'Die Maschine dreht sich',
      });
      expect((await product('commissioning', { language: 'fr' })).video_title).toBe('The machine turns');
    });

    test('CAT-05 a film may have no picture, or the literal text null', async () => {
      expect((await product('reuss-455')).video_image_url).toBe('null');
      expect(await product('sihl-245')).toMatchObject({
        video_url: 'https://films.example/sihl',
        video_image_url: expect.stringMatching(/^\/image\/[0-9a-f]{64}$/),
      });
      expect((await product('sihl-1000')).video_image_url).toBeNull();
    });
  });

  describe('papers', () => {
    test('FIL-01 a paper comes in the first of the languages that it has, else in English', async () => {
      const language = async (languages: string[]) =>
        (await call(paperQuery, { slug: 'reuss-455-data-sheet', languages })).documentBySlug?.language;
      expect(await language(['fr', 'de', 'en'])).toBe('de');
      expect(await language(['fr'])).toBe('en');
      expect(await language([])).toBe('en');
      expect((await call(paperQuery, { slug: 'none', languages: [] })).documentBySlug).toBeNull();
    });

    test('FIL-01 a paper for signed-in readers is for the server of the site only', async () => {
      const question = { slug: 'reuss-455-manual', languages: ['en'] };
      expect((await call(paperQuery, question)).documentBySlug).toBeNull();
      const headers = { authorization: `Bearer ${token}` };
      expect((await call(paperQuery, question, headers)).documentBySlug).toMatchObject({
        login: true,
        fileName: 'manual-en.pdf',
        contentType: 'application/pdf',
      });
    });
  });

  test('SEO-01 everything is listed once, page by page', async () => {
    const slugs: string[] = [];
    let after: string | null = null;
    type Page = { items: { slug: string }[]; endCursor: string | null; hasNextPage: boolean };
    for (let page = 0; page < 4; page += 1) {
      const { items, endCursor, hasNextPage }: Page = (await call(entriesQuery, { first: 2, after }))
        .catalogueEntries;
      slugs.push(...items.map(({ slug }) => slug));
      expect(hasNextPage).toBe(page < 2);
      after = endCursor;
      if (!hasNextPage) break;
    }
    expect(slugs).toEqual(['commissioning', 'lumen-plan', 'reuss-455', 'reuss-520', 'sihl-1000', 'sihl-245']);
    const [service] = (await call(entriesQuery, { first: 1 })).catalogueEntries.items;
    expect(service).toMatchObject({
      type: 'service',
      route: 'installation/commissioning',
      languages: ['en'],
    });
    expect(service?.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  test('nothing of all this was an error of the back end', () => {
    expect(logged).toEqual([]);
  });
});
