import { type DocumentNode, print } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import { editorHeaders } from '#contracts/editing/editor-header.ts';
import { everywhere, type Role } from '#contracts/editing/roles.ts';
import { chiefHeaders } from '../../support/back-ends/acting-editor.ts';
import { callBackEnd } from '../../support/back-ends/call-back-end.ts';
import { eventsOf, eventsQuery } from '../../support/records/editor-events.ts';
import { mountings, productBackEnds, productsOf, token } from './product-contract.ts';
import { addMutation, publishMutation, saveMutation } from './product-editing-queries.ts';
import {
  attributeMutation,
  changeAttributeMutation,
  changeClassMutation,
  classMutation,
  moveAttributeMutation,
  moveClassMutation,
  named,
  structureQuery,
} from './product-vocabulary-queries.ts';

const { backends } = productBackEnds();

describe.each(mountings)('%s', (mounting) => {
  const { call, product, listing } = productsOf(backends, mounting);
  const asSite = chiefHeaders(token);
  const as = (role: Role) => ({
    authorization: `Bearer ${token}`,
    ...editorHeaders({ id: 'test', name: 'Nina Roth', grants: [everywhere(role)] }),
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
    return field === undefined ? { code } : { code, field };
  }
  const structure = async () => (await call(structureQuery, {}, asSite)).catalogueWords;
  const revision = async () => (await structure()).revision;
  const findClass = async (slug: string) =>
    (await structure()).classifications.find((one) => one.slug === slug)!;
  const below = async (parent: string) =>
    (await structure()).classifications.filter((one) => one.parent === parent).map(({ slug }) => slug);

  async function makeClass(parent: string | null = 'wire-processing'): Promise<string> {
    const slug = `class-${crypto.randomUUID().slice(0, 8)}`;
    await call(
      classMutation,
      { slug, type: 'product', parent, names: named('Sealing', 'Abdichten') },
      asSite,
    );
    return slug;
  }

  async function makeAttribute(): Promise<string> {
    const key = `key_${crypto.randomUUID().slice(0, 8)}`;
    const measured = { isText: false, unit: 'mm', group: 'wire', single: 'exact' as const };
    await call(attributeMutation, { key, names: named('Seal diameter', 'Durchmesser'), ...measured }, asSite);
    return key;
  }

  /** A published machine of the class. */
  async function publishInto(slug: string): Promise<string> {
    const machine = `machine-${crypto.randomUUID().slice(0, 8)}`;
    const order = { slug: machine, name: 'Sealer', classification: slug, from: 'reuss-455' };
    const { addProduct: added } = await call(addMutation, order, asSite);
    const draft = { ...(added.product.draft as object), classifications: [slug] };
    const { saveProduct: saved } = await call(
      saveMutation,
      { slug: machine, revision: added.product.revision, draft, by: 'Petra Ott' },
      asSite,
    );
    await call(publishMutation, { slug: machine, revision: saved.product.revision }, asSite);
    return machine;
  }

  test('issue 30: a class is renamed, and its products say so', async () => {
    const slug = await makeClass();
    expect(await findClass(slug)).toMatchObject({ products: 0, parent: 'wire-processing' });
    const machine = await publishInto(slug);
    expect(await findClass(slug)).toMatchObject({ products: 1 });
    const name = async (language: string) => (await product(machine, { language }))?.classifications[0]?.name;
    expect(await name('de')).toBe('Abdichten');

    const names = [...named('Seals', 'Dichten'), { language: 'ja', name: '防水' }];
    const order = { slug, revision: await revision(), names, filters: null };
    expect((await call(changeClassMutation, order, as('productManager'))).changeClassification).toBe(true);
    expect(await Promise.all(['en', 'de', 'ja', 'fr'].map(name))).toEqual([
      'Seals',
      'Dichten',
      '防水',
      'Seals',
    ]);
    expect(await findClass(slug)).toMatchObject({ name: 'Dichten', inheritsFilters: true });
    expect((await findClass(slug)).names).toHaveLength(3);
    // What nobody names any more falls back to English.
    await call(changeClassMutation, { ...order, revision: await revision(), names: named('Seals') }, asSite);
    expect(await name('de')).toBe('Seals');
  });

  test('issue 30: the filters of a class are its own in their order, or those of the class above', async () => {
    const slug = await makeClass();
    await publishInto(slug);
    const inherited = (await findClass('wire-processing')).filters;
    expect((await findClass(slug)).filters).toEqual(inherited);
    const setFilters = async (filters: string[] | null) =>
      call(changeClassMutation, { slug, revision: await revision(), names: named('Seals'), filters }, asSite);
    const shown = async () => (await listing({ classification: slug })).ranges.map((one) => one.attribute);
    await setFilters(['output', 'cross_section']);
    expect(await shown()).toEqual(['output', 'cross_section']);
    await setFilters(['cross_section', 'output']);
    expect(await shown()).toEqual(['cross_section', 'output']);
    expect(await findClass(slug)).toMatchObject({ inheritsFilters: false });
    await setFilters([]);
    expect(await shown()).toEqual([]);
    await setFilters(null);
    expect(await findClass(slug)).toMatchObject({ inheritsFilters: true, filters: inherited });
  });

  test('issue 30: a class goes up and down among those below the same one, and takes what is below it along', async () => {
    const [first, second] = [await makeClass(), await makeClass()];
    const inside = await makeClass(first);
    const move = async (slug: string, direction: 'up' | 'down') =>
      (await call(moveClassMutation, { slug, revision: await revision(), direction }, asSite))
        .moveClassification;
    const before = await below('wire-processing');
    expect(before.slice(-2)).toEqual([first, second]);
    expect(await move(second, 'up')).toBe(true);
    expect(await below('wire-processing')).toEqual([...before.slice(0, -2), second, first]);
    const all = (await structure()).classifications.map(({ slug }) => slug);
    expect(all.indexOf(inside)).toBe(all.indexOf(first) + 1);
    expect(await move(first, 'down')).toBe(false);
    expect(await move(inside, 'up')).toBe(false);
    expect(await move(second, 'down')).toBe(true);
    expect(await below('wire-processing')).toEqual(before);
  });

  test('issue 30: an attribute is renamed, goes up and down in its group, and says how many products state it', async () => {
    const [first, second] = [await makeAttribute(), await makeAttribute()];
    const find = async (key: string) => (await structure()).attributes.find((one) => one.key === key)!;
    const inGroup = async () =>
      (await structure()).attributes.filter(({ group }) => group === 'wire').map(({ key }) => key);
    expect(await find(first)).toMatchObject({ name: 'Durchmesser', products: 0 });
    expect((await find('cross_section')).products).toBeGreaterThan(1);

    const order = { key: first, revision: await revision(), names: named('Bore', 'Bohrung') };
    expect((await call(changeAttributeMutation, order, asSite)).changeAttribute).toBe(true);
    expect(await find(first)).toMatchObject({ name: 'Bohrung' });
    const again = { ...order, revision: await revision() };
    expect((await call(changeAttributeMutation, again, asSite)).changeAttribute).toBe(false);

    const move = async (key: string, direction: 'up' | 'down') =>
      (await call(moveAttributeMutation, { key, revision: await revision(), direction }, asSite))
        .moveAttribute;
    const before = await inGroup();
    expect(before.slice(-2)).toEqual([first, second]);
    expect(await move(second, 'up')).toBe(true);
    expect(await inGroup()).toEqual([...before.slice(0, -2), second, first]);
    expect(await move(first, 'down')).toBe(false);
    expect(await move(before[0]!, 'up')).toBe(false);
  });

  test('issue 30: whoever changes what somebody else has changed meanwhile is told, and nothing is overwritten', async () => {
    const [slug, key] = [await makeClass(), await makeAttribute()];
    const seen = await revision();
    const orders = [
      () => call(changeClassMutation, { slug, revision: seen, names: named('One'), filters: null }, asSite),
      () => call(changeClassMutation, { slug, revision: seen, names: named('Two'), filters: null }, asSite),
    ];
    const done = await Promise.allSettled(orders.map((order) => order()));
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const conflict = { code: 'CONFLICT' };
    const late = { revision: seen, names: named('Late') };
    expect(await refusalOf(changeClassMutation, { slug, ...late, filters: null })).toEqual(conflict);
    expect(await refusalOf(changeAttributeMutation, { key, ...late })).toEqual(conflict);
    expect(await refusalOf(moveClassMutation, { slug, revision: seen, direction: 'up' })).toEqual(conflict);
    expect(await refusalOf(moveAttributeMutation, { key, revision: seen, direction: 'up' })).toEqual(
      conflict,
    );
    expect((await findClass(slug)).name).not.toBe('Late');
  });

  const many = ['cross_section', 'wire_length', 'output', 'crimp_force'];
  test.each([
    ['names/en', 'English is missing', { names: [{ language: 'de', name: 'Dichten' }] }],
    ['names/en', 'a name is empty', { names: named(' ') }],
    ['names/de', 'a name has two lines', { names: named('Seals', 'Dich\nten') }],
    ['names/en', 'a name is too long', { names: named('x'.repeat(121)) }],
    ['filters/0', 'there is no such attribute', { filters: ['nowhere'] }],
    ['filters/1', 'a filter is named twice', { filters: ['output', 'output'] }],
    ['filters/0', 'words are no filter', { filters: ['control'] }],
  ])('issue 30: a change of a class is refused at `%s` when %s', async (field, _, wrong) => {
    const slug = await makeClass();
    const order = { slug, revision: await revision(), names: named('Seals'), filters: many, ...wrong };
    expect(await refusalOf(changeClassMutation, order)).toEqual({ code: 'BAD_USER_INPUT', field });
    expect((await findClass(slug)).name).toBe('Abdichten');
  });

  test('issue 30: a class has ten filters at most', async () => {
    const slug = await makeClass();
    const keys: string[] = [];
    for (let filter = 0; filter < 11; filter += 1) keys.push(await makeAttribute());
    const order = { slug, revision: await revision(), names: named('Seals'), filters: keys };
    expect(await refusalOf(changeClassMutation, order)).toEqual({ code: 'BAD_USER_INPUT', field: 'filters' });
    const ten = { ...order, revision: await revision(), filters: keys.slice(1) };
    expect((await call(changeClassMutation, ten, asSite)).changeClassification).toBe(true);
  });

  test('issue 30: what is not there cannot be changed, and a bad name of an attribute is refused at its field', async () => {
    const key = await makeAttribute();
    const missing = { code: 'NOT_FOUND' };
    const seen = await revision();
    const gone = { slug: 'nowhere', key: 'nowhere', revision: seen, names: named('Seals'), direction: 'up' };
    expect(await refusalOf(changeClassMutation, { ...gone, filters: null })).toEqual(missing);
    expect(await refusalOf(moveClassMutation, gone)).toEqual(missing);
    expect(await refusalOf(changeAttributeMutation, gone)).toEqual(missing);
    expect(await refusalOf(moveAttributeMutation, gone)).toEqual(missing);
    const wrong = { key, revision: seen, names: [{ language: 'de', name: 'Bohrung' }] };
    expect(await refusalOf(changeAttributeMutation, wrong)).toEqual({
      code: 'BAD_USER_INPUT',
      field: 'names/en',
    });
  });

  test('issue 30: product managers and chiefs change classes and attributes, and each change leaves an event', async () => {
    const [slug, key] = [await makeClass(), await makeAttribute()];
    const renamed = async () => ({ revision: await revision(), names: named('Seals') });
    const up = async () => ({ revision: await revision(), direction: 'up' as const });
    for (const headers of [...(['editor', 'translator', 'serviceAdministrator'] as const).map(as), {}]) {
      const refused = { code: 'FORBIDDEN' };
      const order = { slug, key, filters: null };
      await expect(
        call(changeClassMutation, { ...order, ...(await renamed()) }, headers),
      ).rejects.toMatchObject(refused);
      await expect(call(moveClassMutation, { ...order, ...(await up()) }, headers)).rejects.toMatchObject(
        refused,
      );
      await expect(
        call(changeAttributeMutation, { ...order, ...(await renamed()) }, headers),
      ).rejects.toMatchObject(refused);
      await expect(call(moveAttributeMutation, { ...order, ...(await up()) }, headers)).rejects.toMatchObject(
        refused,
      );
    }
    await call(changeClassMutation, { slug, filters: null, ...(await renamed()) }, as('productManager'));
    // Somebody who saves what is there already has done nothing.
    await call(changeClassMutation, { slug, filters: null, ...(await renamed()) }, as('productManager'));
    await call(moveClassMutation, { slug, ...(await up()) }, as('productManager'));
    await call(changeAttributeMutation, { key, ...(await renamed()) }, as('productManager'));
    await call(moveAttributeMutation, { key, ...(await up()) }, as('productManager'));
    const { data } = await send(eventsQuery, {}, asSite);
    expect(eventsOf(slug, data).map(({ operation }) => operation)).toEqual([
      'createClassification',
      'changeClassification',
      'moveClassification',
    ]);
    expect(eventsOf(key, data).map(({ operation }) => operation)).toEqual([
      'createAttribute',
      'changeAttribute',
      'moveAttribute',
    ]);
    expect(eventsOf(slug, data)[1]).toMatchObject({
      ...{ kind: 'classification', editor: 'Nina Roth', roles: ['productManager'], subjects: ['Seals'] },
    });
  });
});
