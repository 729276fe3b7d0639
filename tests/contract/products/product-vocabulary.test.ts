import { type DocumentNode, print } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import { editorHeaders } from '#contracts/editing/editor-header.ts';
import { everywhere, type Role } from '#contracts/editing/roles.ts';
import { graphql } from '#contracts/products/graphql.ts';
import { chiefHeaders } from '../../support/back-ends/acting-editor.ts';
import { callBackEnd } from '../../support/back-ends/call-back-end.ts';
import { eventsOf, eventsQuery } from '../../support/records/editor-events.ts';
import { mountings, productBackEnds, productsOf, token } from './product-contract.ts';
import { addMutation, publishMutation, saveMutation, withdrawMutation } from './product-editing-queries.ts';
import { attributeMutation, classMutation, named } from './product-vocabulary-queries.ts';

const { backends } = productBackEnds();

const wordsQuery = graphql(`
  query words {
    catalogueWords(language: "de") {
      attributes { key name unit isText group } groups { key } classifications { slug type name level }
      units { symbol name }
    }
  }
`);
const shownQuery = graphql(`
  query shown {
    classifications(language: "de", type: product) { slug childClassifications }
    attributes(language: "de") { key name quantity unit }
    classificationProducts(type: product, language: "de", classification: "wire-crimping") { ranges { attribute } }
  }
`);

describe.each(mountings)('%s', (mounting) => {
  const { call, product } = productsOf(backends, mounting);
  const asSite = chiefHeaders(token);
  const as = (role: Role) => ({
    authorization: `Bearer ${token}`,
    ...editorHeaders({ id: 'test', name: 'Nina Roth', grants: [everywhere(role)] }),
  });
  const unused = (kind: string) => `${kind}-${crypto.randomUUID().slice(0, 8)}`;
  const unusedKey = () => unused('key').replaceAll('-', '_');
  const shelf = (slug: string) => ({
    ...{ slug, type: 'product' as const, parent: 'wire-processing' },
    names: named('Sealing', 'Abdichten'),
  });
  const property = (key: string) => ({
    ...{ key, names: named('Seal diameter', 'Durchmesser'), isText: false, unit: 'mm', group: 'wire' },
    single: 'exact' as const,
  });
  const { send } = callBackEnd({
    get url() {
      return (backends.get(mounting) as Backend).url;
    },
    fetch: (request) => (backends.get(mounting) as Backend).fetch(request),
  });
  /** What the back end calls the error, and where it is. */
  async function refusalOf(document: DocumentNode, variables: object) {
    const { errors } = await send(print(document), variables, asSite);
    const { code, field } = errors?.[0]?.extensions ?? {};
    return { code, field };
  }
  const words = async () => (await call(wordsQuery, {}, asSite)).catalogueWords;
  const shown = () => call(shownQuery, {});

  test('issue 30: a new class is found by editors, and by visitors once it holds a published product', async () => {
    const [above, slug] = [unused('class'), unused('class')];
    await call(classMutation, shelf(above), asSite);
    await call(classMutation, { ...shelf(slug), parent: above }, as('productManager'));
    const known = (await words()).classifications;
    expect(known.find((one) => one.slug === slug)).toEqual({
      slug,
      type: 'product',
      name: 'Abdichten',
      level: 2,
    });
    const below = known.filter(({ level }) => level === 1).map((one) => one.slug);
    expect(below.indexOf(above)).toBeGreaterThan(below.indexOf('wire-crimping'));
    const slugs = async () => (await shown()).classifications.map((one) => one.slug);
    expect(await slugs()).not.toContain(slug);

    const machine = unused('machine');
    const added = (
      await call(
        addMutation,
        { slug: machine, name: 'Sealer', classification: slug, from: 'reuss-455' },
        asSite,
      )
    ).addProduct;
    const draft = { ...(added.product.draft as object), classifications: [slug] };
    const saved = await call(
      saveMutation,
      { slug: machine, revision: added.product.revision, draft, by: 'Petra Ott' },
      asSite,
    );
    expect(await slugs()).not.toContain(above);
    const { revision } = saved.saveProduct.product;
    const out = (await call(publishMutation, { slug: machine, revision }, asSite)).publishProduct;
    expect(out.done).toBe(true);
    expect(await slugs()).toEqual(expect.arrayContaining([above, slug]));
    const { classifications } = await shown();
    expect(classifications.find((one) => one.slug === 'wire-processing')?.childClassifications).toContain(
      above,
    );
    expect((await product(machine))?.classifications[0]?.route).toBe(`wire-processing/${above}/${slug}`);

    await call(withdrawMutation, { slug: machine, revision: out.product.revision }, asSite);
    expect(await slugs()).not.toContain(slug);
  });

  test('issue 30: a preview shows the classes that hold nothing yet', async () => {
    const slug = unused('class');
    await call(classMutation, shelf(slug), asSite);
    const drafts = await call(shownQuery, {}, { ...asSite, 'x-stage': 'DRAFT' });
    expect(drafts.classifications.map((one) => one.slug)).toContain(slug);
  });

  test.each([
    ['slug', 'a class has it', { slug: 'wire-crimping' }],
    ['slug', 'a product has it', { slug: 'reuss-455' }],
    ['slug', 'a page of the site has it', { slug: 'finder', parent: null }],
    ['slug', 'it is no address', { slug: 'Ärmel & Co' }],
    ['slug', 'it is too long', { slug: 'a'.repeat(121) }],
    ['parent', 'there is no such class', { parent: 'nowhere' }],
    ['parent', 'the class above is for services', { parent: 'installation' }],
    ['names/en', 'English is missing', { names: [{ language: 'de', name: 'Abdichten' }] }],
    ['names/en', 'a name is empty', { names: named(' ') }],
    ['names/en', 'a name is too long', { names: named('x'.repeat(121)) }],
    ['names/de', 'a name has two lines', { names: named('Sealing', 'Ab\ndichten') }],
    [
      'names',
      'there is no such language',
      { names: [...named('Sealing'), { language: 'xx', name: 'Sealing' }] },
    ],
    ['names', 'a language is named twice', { names: [...named('Sealing'), ...named('Seals')] }],
  ])('issue 30: a class is refused at `%s` when %s', async (field, _, wrong) => {
    const order = { ...shelf(unused('class')), ...wrong };
    expect(await refusalOf(classMutation, order)).toEqual({ code: 'BAD_USER_INPUT', field });
  });

  test('issue 30: a new attribute has its unit and group, and visitors see it once a product has a value', async () => {
    const key = unusedKey();
    await call(attributeMutation, property(key), as('productManager'));
    const { attributes, units } = await words();
    expect(attributes.at(-1)).toEqual({ key, name: 'Durchmesser', unit: 'mm', isText: false, group: 'wire' });
    expect(units).toEqual(expect.arrayContaining([{ symbol: 'pcs/h', name: 'Stk./h' }]));
    expect(units.map(({ symbol }) => symbol)).not.toContain('in');
    const keys = async () => (await shown()).attributes.map((one) => one.key);
    expect(await keys()).not.toContain(key);

    const machine = unused('machine');
    const { addProduct: added } = await call(
      addMutation,
      { slug: machine, name: 'Sealer', classification: '', from: 'reuss-455' },
      asSite,
    );
    const before = added.product.draft as { values: object };
    const draft = { ...before, values: { ...before.values, [key]: [{ text: '2.5–6 mm' }] } };
    const order = { slug: machine, revision: added.product.revision };
    const { saveProduct: saved } = await call(saveMutation, { ...order, draft, by: 'Petra Ott' }, asSite);
    await call(publishMutation, { ...order, revision: saved.product.revision }, asSite);
    expect(await keys()).toContain(key);
    const line = (await product(machine))?.specifications.find((one) => one.key === key);
    expect(line).toMatchObject({ name: 'Seal diameter', group: { key: 'wire' } });
  });

  test('issue 30: an attribute becomes a filter of its class, beside those that it had or inherited', async () => {
    const slug = unused('class');
    await call(classMutation, { ...shelf(slug), parent: 'wire-crimping' }, asSite);
    const inherited = 1;
    for (let filter = inherited; filter < 10; filter += 1)
      await call(attributeMutation, { ...property(unusedKey()), filterOf: slug }, asSite);
    const eleventh = { ...property(unusedKey()), filterOf: slug };
    expect(await refusalOf(attributeMutation, eleventh)).toEqual({
      code: 'BAD_USER_INPUT',
      field: 'filterOf',
    });
  });

  test('issue 30: a unit may be written as files write it', async () => {
    const key = unusedKey();
    await call(attributeMutation, { ...property(key), unit: 'MMK' }, asSite);
    expect((await words()).attributes.at(-1)).toMatchObject({ key, unit: 'mm²' });
  });

  test.each([
    ['key', 'an attribute has it', { key: 'weight' }],
    ['key', 'it is no key', { key: 'Seal-Diameter' }],
    ['unit', 'nobody knows it', { unit: 'parsec' }],
    ['unit', 'it is not the metric one', { unit: 'in' }],
    ['unit', 'words have none', { isText: true, unit: 'mm' }],
    ['group', 'there is no such group', { group: 'nowhere' }],
    ['filterOf', 'there is no such class', { filterOf: 'nowhere' }],
    ['filterOf', 'words are no filter', { isText: true, unit: null, filterOf: 'wire-crimping' }],
    ['names/en', 'English is missing', { names: [] }],
    ['names/en', 'a name is too long', { names: named('x'.repeat(121)) }],
  ])('issue 30: an attribute is refused at `%s` when %s', async (field, _, wrong) => {
    const order = { ...property(unusedKey()), ...wrong };
    expect(await refusalOf(attributeMutation, order)).toEqual({ code: 'BAD_USER_INPUT', field });
  });

  test('issue 30: two people who make the same at once make it once', async () => {
    const [slug, key] = [unused('class'), unusedKey()];
    for (const make of [
      () => call(classMutation, shelf(slug), asSite),
      () => call(attributeMutation, property(key), asSite),
    ]) {
      const made = await Promise.allSettled([make(), make()]);
      expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    }
  });

  test('issue 30: classes and attributes are made by product managers and chiefs, who leave an event', async () => {
    const [slug, key] = [unused('class'), unusedKey()];
    for (const role of ['editor', 'translator', 'serviceAdministrator'] as const) {
      await expect(call(classMutation, shelf(slug), as(role))).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(call(attributeMutation, property(key), as(role))).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
    await expect(call(classMutation, shelf(slug))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await call(classMutation, shelf(slug), as('productManager'));
    await call(attributeMutation, property(key), asSite);
    const { data } = await send(eventsQuery, {}, asSite);
    expect(eventsOf(slug, data)).toMatchObject([
      {
        operation: 'createClassification',
        kind: 'classification',
        editor: 'Nina Roth',
        subjects: ['Sealing'],
      },
    ]);
    expect(eventsOf(key, data)).toMatchObject([
      { operation: 'createAttribute', kind: 'attribute', editor: 'Petra Ott', subjects: ['Seal diameter'] },
    ]);
  });
});
