import type { VariablesOf } from 'gql.tada';
import { describe, expect, test } from 'vitest';
import type { ProductDraft } from '#contracts/products/draft.ts';
import { graphql } from '#contracts/products/graphql.ts';
import { chiefHeaders } from '../../support/back-ends/acting-editor.ts';
import { mountings, productBackEnds, productsOf, token } from './product-contract.ts';
import {
  addMutation,
  cancelMutation,
  discardMutation,
  editedQuery,
  listQuery,
  planMutation,
  plannedQuery,
  publishMutation,
  restoreMutation,
  returnMutation,
  revisionsQuery,
  saveMutation,
  withdrawMutation,
  wordsQuery,
} from './product-editing-queries.ts';

const { backends } = productBackEnds();

describe.each(mountings)('%s', (mounting) => {
  const { call, product } = productsOf(backends, mounting);
  const asSite = chiefHeaders(token);
  const find = async (slug: string) =>
    (await call(editedQuery, { slug, language: 'en' }, asSite)).editedProduct!;
  const save = async (slug: string, revision: number, draft: unknown, by = 'Petra Ott') =>
    (await call(saveMutation, { slug, revision, draft, by }, asSite)).saveProduct;
  const publish = async (slug: string, revision: number) =>
    (await call(publishMutation, { slug, revision }, asSite)).publishProduct;
  const unused = () => `new-${crypto.randomUUID().slice(0, 8)}`;
  const list = async (filters: VariablesOf<typeof listQuery>) =>
    (await call(listQuery, filters, asSite)).editedProducts;

  /** A published copy of a product, which no other test changes. */
  async function published(): Promise<string> {
    const slug = unused();
    const added = (
      await call(addMutation, { slug, name: `Copy ${slug}`, classification: '', from: 'reuss-455' }, asSite)
    ).addProduct;
    const out = await publish(slug, added.product.revision);
    expect(out.product.stated.problems.filter(({ isWarning }) => !isWarning)).toEqual([]);
    expect(out.done).toBe(true);
    return slug;
  }

  test('EDI-02 what editors see and do is for the site alone', async () => {
    const order = { slug: 'reuss-455', revision: 1 };
    const refusals = [
      call(editedQuery, { slug: 'reuss-455', language: 'en' }),
      call(listQuery, {}),
      call(wordsQuery, {}),
      call(revisionsQuery, { slug: 'reuss-455' }),
      call(publishMutation, order),
      call(discardMutation, order),
      call(withdrawMutation, order, { authorization: 'Bearer something' }),
      call(returnMutation, order),
      call(restoreMutation, { ...order, earlier: 1 }),
      call(planMutation, { ...order, at: '2099-01-01T00:00:00Z', takeOff: false }),
      call(cancelMutation, { ...order, takeOff: false }),
      call(plannedQuery, { from: '2099-01-01T00:00:00Z', until: '2099-01-02T00:00:00Z' }),
      call(addMutation, { slug: 'x', name: 'X', classification: 'wire-crimping' }),
    ];
    for (const refusal of refusals) await expect(refusal).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('CAT-03 a product is found as it is published, and saving changes nothing for visitors', async () => {
    const slug = await published();
    const before = await product(slug);
    const found = await find(slug);
    expect(found).toMatchObject({ state: 'PUBLISHED', isBehind: false });
    const draft = found.draft as ProductDraft;
    const saving = await save(slug, found.revision, { ...draft, names: { ...draft.names, de: 'Neu' } });
    expect(saving).toMatchObject({
      done: true,
      isConflict: false,
      product: { state: 'CHANGED', by: 'Petra Ott' },
    });
    expect(await product(slug)).toEqual(before);
    expect(saving.product.revision).toBeGreaterThan(found.revision);
  });

  test('CAT-03 a value typed in one system is published in both, and stays as it was typed', async () => {
    const slug = await published();
    const found = await find(slug);
    const draft = found.draft as ProductDraft;
    const values = { ...draft.values, cross_section: [{ text: 'AWG 22–10' }] };
    const saving = await save(slug, found.revision, { ...draft, values });
    const lines = saving.product.stated.values.filter(({ attribute }) => attribute === 'cross_section');
    expect(lines).toEqual([
      {
        variant: null,
        attribute: 'cross_section',
        system: 'Metric',
        isConverted: true,
        text: '0.35–6\u00a0mm²',
      },
      {
        variant: null,
        attribute: 'cross_section',
        system: 'Imperial',
        isConverted: false,
        text: '22–10\u00a0AWG',
      },
    ]);
    const out = await publish(slug, saving.product.revision);
    expect(out).toMatchObject({ done: true, product: { state: 'PUBLISHED' } });
    const seen = (await product(slug)).specifications.filter(({ key }) => key === 'cross_section');
    expect(seen).toMatchObject([
      { value: '0.35–6', unit: 'mm²', measurement_system: 'Metric', converted: true },
      { value: '22–10', unit: 'AWG', measurement_system: 'Imperial', converted: false },
    ]);
    expect((await find(slug)).draft).toMatchObject({ values: { cross_section: [{ text: 'AWG 22–10' }] } });
  });

  test('CAT-03 what nobody can read is kept, told and not published', async () => {
    const slug = await published();
    const found = await find(slug);
    const draft = found.draft as ProductDraft;
    const values = {
      ...draft.values,
      cross_section: [{ text: '6–0.13 mm²' }],
      weight: [{ text: 'rather heavy' }],
    };
    const saving = await save(slug, found.revision, { ...draft, values, names: { de: 'Nur deutsch' } });
    expect(saving.done).toBe(true);
    const problems = [
      { code: 'missing', field: 'names/en', isWarning: false },
      { code: 'order', field: 'values/cross_section', suggestion: '0.13–6 mm²' },
      { code: 'unreadable', field: 'values/weight' },
    ];
    expect(saving.product.stated.problems).toEqual(
      expect.arrayContaining(problems.map((problem) => expect.objectContaining(problem))),
    );
    const before = await product(slug);
    const out = await publish(slug, saving.product.revision);
    expect(out).toMatchObject({ done: false, isConflict: false, product: { state: 'CHANGED' } });
    expect(await product(slug)).toEqual(before);
  });

  test('two editors: who began with an older revision is told of the other, and nothing is lost', async () => {
    const slug = await published();
    const { revision, draft } = await find(slug);
    const began = draft as ProductDraft;
    const first = await save(
      slug,
      revision,
      { ...began, names: { ...began.names, de: 'Erste' } },
      'Jonas Meier',
    );
    expect(first.done).toBe(true);
    const second = await save(
      slug,
      revision,
      { ...began, names: { ...began.names, de: 'Zweite' } },
      'Léa Favre',
    );
    expect(second).toMatchObject({
      done: false,
      isConflict: true,
      product: { by: 'Jonas Meier', revision: first.product.revision, draft: { names: { de: 'Erste' } } },
    });
    expect((await publish(slug, revision)).isConflict).toBe(true);
  });

  test('a draft is discarded, an earlier revision comes back', async () => {
    const slug = await published();
    const { revision, draft } = await find(slug);
    const began = draft as ProductDraft;
    const saving = await save(slug, revision, { ...began, names: { ...began.names, de: 'Anders' } });
    const back = (await call(discardMutation, { slug, revision: saving.product.revision }, asSite))
      .discardProduct;
    expect(back.product).toMatchObject({ state: 'PUBLISHED', draft: began });
    const { productRevisions } = await call(revisionsQuery, { slug }, asSite);
    expect(productRevisions.map(({ what }) => what)).toEqual(['discarded', 'saved', 'published', 'created']);
    const saved = productRevisions.find(({ what }) => what === 'saved')!;
    const again = (
      await call(restoreMutation, { slug, revision: back.product.revision, earlier: saved.id }, asSite)
    ).restoreProductRevision;
    expect(again.product).toMatchObject({ state: 'CHANGED', draft: { names: { de: 'Anders' } } });
    await expect(
      call(restoreMutation, { slug, revision: again.product.revision, earlier: 2_000_000_000 }, asSite),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('CAT-06 what is taken off is absent for visitors, and comes back as it was', async () => {
    const slug = await published();
    const before = await product(slug);
    const { revision } = await find(slug);
    const off = (await call(withdrawMutation, { slug, revision }, asSite)).withdrawProduct;
    expect(off.product).toMatchObject({ state: 'WITHDRAWN', publishedAt: null });
    await expect(product(slug)).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
    expect((await list({ search: slug })).items).toMatchObject([{ slug, state: 'WITHDRAWN' }]);
    await expect(
      call(withdrawMutation, { slug, revision: off.product.revision }, asSite),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    const back = (await call(returnMutation, { slug, revision: off.product.revision }, asSite)).returnProduct;
    expect(back.product.state).toBe('PUBLISHED');
    expect(await product(slug)).toEqual(before);
  });

  test('CAT-02 a new product has a class and an address that nothing else has', async () => {
    const slug = unused();
    const add = (parts: Record<string, string>) =>
      call(addMutation, { slug, name: 'New machine', classification: 'wire-crimping', ...parts }, asSite);
    const { product: added } = (await add({})).addProduct;
    expect(added).toMatchObject({
      slug,
      type: 'product',
      state: 'DRAFT',
      route: expect.stringContaining(slug),
    });
    await expect(product(slug)).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
    expect((await publish(slug, added.revision)).done).toBe(false);
    const wrong: [Record<string, string>, string][] = [
      [{}, 'slug'],
      [{ slug: 'reuss-455' }, 'slug'],
      [{ slug: 'wire-crimping' }, 'slug'],
      [{ slug: 'Not/one' }, 'slug'],
      [{ slug: unused(), name: '  ' }, 'name'],
      [{ slug: unused(), classification: 'nowhere' }, 'classification'],
    ];
    for (const [parts, field] of wrong)
      await expect(add(parts), field).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(add({ slug: unused(), from: 'nowhere' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    ['a text that is none', { names: { en: 5 } }],
    ['a language that is none', { names: { xx: 'x' } }],
    ['a country that is none', { countries: ['QQ'] }],
    ['a field that is none', { price: 5 }],
    ['a value without a text', { values: { weight: [{}] } }],
    ['a text beyond all', { long: { en: 'x'.repeat(50_000) } }],
    ['a class twice', { classifications: ['a', 'a'] }],
  ])('what is not a draft is refused by its field: %s', async (_, parts) => {
    const { revision, draft } = await find('reuss-455');
    const odd = { ...(draft as object), ...parts };
    await expect(save('reuss-455', revision, odd)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('EDI-05 the list is searched, filtered and read on by what came last', async () => {
    const all = await list({});
    expect(all.total).toBe(all.all);
    const slugs: string[] = [];
    for (let after: string | null = null; ; ) {
      const page = await list({ after, first: 2 });
      slugs.push(...page.items.map(({ slug }) => slug));
      after = page.endCursor;
      if (!page.hasNextPage) break;
    }
    expect(slugs).toEqual(all.items.map(({ slug }) => slug));
    const found = await list({ search: 'Reuss' });
    expect(found.items.map(({ slug }) => slug)).toContain('reuss-455');
    const inClass = await list({ classification: 'automatic-crimping' });
    expect(inClass.items.every(({ classification }) => classification === 'automatic-crimping')).toBe(true);
    for (const { filled, asked } of (await list({ lacks: 'data' })).items) expect(filled).toBeLessThan(asked);
    for (const { languages } of (await list({ lacks: 'ja' })).items) expect(languages).not.toContain('ja');
    expect((await list({ search: '%' })).total).toBe(0);
    await expect(list({ after: 'x' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('EDI-05 one name stands for all languages; names of its own are asked for in each', async () => {
    const slug = await published();
    const languagesOf = async () => (await list({ search: slug })).items[0]?.languages.toSorted();
    const found = await find(slug);
    const revision = found.revision;
    const draft = found.draft as ProductDraft;
    const described = (names: ProductDraft['names']) => {
      const texts = { short: { ...draft.short, de: 'Kurz' }, long: { ...draft.long, de: 'Lang' } };
      return { ...draft, ...texts, names };
    };
    const one = await save(slug, revision, described({ en: `Copy ${slug}` }));
    expect(await languagesOf()).toEqual(['de', 'en']);
    const out = await publish(slug, one.product.revision);
    expect(await languagesOf()).toEqual(['de', 'en']);
    const two = await save(
      slug,
      out.product.revision,
      described({ en: `Copy ${slug}`, fr: `Copie ${slug}` }),
    );
    expect(await languagesOf()).toEqual(['en']);
    await publish(slug, two.product.revision);
    expect(await languagesOf()).toEqual(['en']);
  });

  test('EDI-02 the site looks at drafts where it says so, and strangers never do', async () => {
    const slug = await published();
    const { revision, draft } = await find(slug);
    const began = draft as ProductDraft;
    await save(slug, revision, { ...began, names: { ...began.names, en: 'In draft' } });
    const nameQuery = graphql(`
      query name($slug: String!) { productBySlug(slug: $slug, language: "en") { name specifications { key } } }
    `);
    const name = async (headers: Record<string, string>) =>
      (await call(nameQuery, { slug }, headers)).productBySlug.name;
    expect(await name({ ...asSite, 'x-stage': 'DRAFT' })).toBe('In draft');
    expect(await name({ 'x-stage': 'DRAFT' })).toBe(began.names.en);
    expect(await name(asSite)).toBe(began.names.en);
  });

  test('what there is to choose from is named in the language of the editor', async () => {
    const { catalogueWords } = await call(wordsQuery, {}, asSite);
    expect(catalogueWords.classifications[0]).toMatchObject({ level: 0, type: 'product' });
    expect(catalogueWords.attributes.find(({ key }) => key === 'cross_section')).toMatchObject({
      unit: 'mm²',
      isText: false,
    });
  });
});
