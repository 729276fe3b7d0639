import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { execute, type TypedDocument } from '#contracts/execute.ts';
import type { ImportKind } from '#contracts/products/catalogue-import.ts';
import { graphql } from '#contracts/products/graphql.ts';
import { openProducts, type Products, productsToken } from '#services/products/index.ts';
import { editedQuery } from '../../contract/products/product-editing-queries.ts';
import { chiefEditor, chiefHeaders } from './acting-editor.ts';
import { type FreshDatabase, freshDatabase } from './database.ts';
import { describeFile } from './sample-content.ts';
import { sampleProducts } from './sample-products.ts';

const secret = 'a secret';
const asSite = chiefHeaders(productsToken(secret));

export const importQuery = graphql(`
  query catalogueImport($id: ID!) {
    catalogueImport(id: $id, language: "en") {
      state isWorkedOn done total format supplier encoding formulas
      problem { reason line }
      failure { step reason }
      secondsRun
      words {
        language
        fields { name label unit count values target isDecided }
        groups { name label count target isDecided }
        brands { name target }
      }
      counts { mend both changed created same ready drafted waiting published }
    }
  }
`);
const linesQuery = graphql(`
  query lines($id: ID!, $kinds: [CatalogueImportKind!]!) {
    catalogueImportLines(id: $id, kinds: $kinds) {
      items { place line slug kind changes { field before after isBoth } problems { code field detail } isDraftable isDrafted }
      total
    }
  }
`);
export const compareMutation = graphql(`
  mutation compare($id: ID!, $language: String!, $fields: [CatalogueWordChoice!]!, $groups: [CatalogueWordChoice!]!) {
    compareCatalogueImport(id: $id, language: $language, fields: $fields, groups: $groups, brands: [], by: "Petra Ott")
  }
`);
export const draftMutation = graphql(
  `mutation draft($id: ID!) { draftCatalogueImport(id: $id, by: "Petra Ott") }`,
);

type Choice = { name: string; target: string | null };

/**
 * The sample catalogue in its own database for the tests of a file, into which suppliers' files are imported
 * as editors do. No error may be logged.
 */
export function catalogueImports() {
  let database: FreshDatabase;
  let products: Products;
  const errors: unknown[] = [];

  beforeAll(async () => {
    database = await freshDatabase(inject('databaseUrl'));
    const log = {
      info() {},
      warn() {},
      error: (message: string, fields?: unknown) => errors.push([message, fields]),
    };
    products = await openProducts({ pool: database.pool, log, secret, production: true });
    await products.import(sampleProducts, describeFile);
  });
  afterAll(async () => {
    await database.close();
    expect(errors).toEqual([]);
  });

  function call<Result, Variables extends Record<string, unknown>>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    headers: Record<string, string> = asSite,
  ): Promise<Result> {
    const backend = { url: 'http://products.internal/graphql/products', fetch: products.handle };
    return execute(backend, document, variables, { headers });
  }

  const find = async (id: string) => (await call(importQuery, { id })).catalogueImport!;
  const linesOf = async (id: string, kinds: ImportKind[]) =>
    (await call(linesQuery, { id, kinds })).catalogueImportLines.items;
  const draftOf = async (slug: string) => (await call(editedQuery, { slug, language: 'en' })).editedProduct;

  /** Uploads a file and waits until it is read. */
  async function bring(content: string | Uint8Array, name = 'file.csv'): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
    const path = join(folder, 'file');
    await writeFile(path, content);
    const ended = Promise.withResolvers<void>();
    const over = async () => {
      await rm(folder, { recursive: true });
      ended.resolve();
    };
    const id = await products.takeCatalogue({ path, name, bytes: content.length, editor: chiefEditor, over });
    await ended.promise;
    return id;
  }

  /** Compares a file with the proposed or the given mapping, and waits for the report. */
  async function compare(id: string, chosen: { fields?: Choice[]; groups?: Choice[] } = {}) {
    const { words } = await find(id);
    const proposed = (words?.fields ?? []).flatMap(({ name, target, isDecided }) =>
      isDecided ? [{ name, target }] : [],
    );
    const fields = [
      ...proposed.filter(({ name }) => !chosen.fields?.some((one) => one.name === name)),
      ...(chosen.fields ?? []),
    ];
    await call(compareMutation, { id, language: 'en', fields, groups: chosen.groups ?? [] });
    await expect.poll(async () => (await find(id)).state, { timeout: 60_000 }).toBe('COMPARED');
    return find(id);
  }

  /** Saves the decided drafts, and waits until they exist. */
  async function makeDrafts(id: string) {
    await call(draftMutation, { id });
    await expect.poll(async () => (await find(id)).state, { timeout: 60_000 }).toBe('DRAFTED');
    return (await find(id)).counts;
  }

  /** The messages of the errors that were logged since; a test that expects some takes them out. */
  const takeErrors = () => errors.splice(0).map((error) => (error as [string])[0]);

  return {
    takeErrors,
    ...{ call, find, linesOf, draftOf, bring, compare, makeDrafts },
    /** Direct access, for what a test looks up or locks. */
    pool: () => database.pool,
    exportEdited: (...order: Parameters<Products['exportEdited']>) => products.exportEdited(...order),
  };
}
