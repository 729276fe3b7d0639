import { table, upsertInto } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { document, documentVersion } from './document.tables.ts';
import type { ProductDocument } from './stored-document.ts';

const upsert = upsertInto(table<typeof document>('products.document'), {
  columns: ['slug', 'product', 'position', 'type', 'names', 'thumbnail', 'login'],
  key: ['slug'],
});

const upsertVersions = upsertInto(table<typeof documentVersion>('products.document_version'), {
  columns: ['document', 'language', 'hash', 'fileName', 'contentType', 'size'],
  key: ['document', 'language'],
});

const dropOthers = statement<{ product: string }, { products: string[]; slugs: string[] }>(
  'products_drop_documents',
  `DELETE FROM products.document
   WHERE product = ANY(:products) AND slug NOT IN (SELECT * FROM unnest(:slugs::text[])) RETURNING product`,
);

type Remaining = { documents: string[]; remainingDocuments: string[]; remainingLanguages: string[] };

const dropOtherVersions = statement<{ document: string }, Remaining>(
  'products_drop_document_versions',
  `DELETE FROM products.document_version
   WHERE document = ANY(:documents) AND (document, language) NOT IN (SELECT *
     FROM unnest(:remainingDocuments::text[], :remainingLanguages::text[]))
   RETURNING document`,
);

type Owner = { slug: string; documents: readonly ProductDocument[] };

/** Replaces all documents of some products; gives the products whose documents changed. */
export async function saveDocuments(connection: Connection, owners: readonly Owner[]): Promise<Set<string>> {
  const rows = owners.flatMap(({ slug: product, documents }) =>
    documents.map(({ versions: _, ...document }, position) => ({ ...document, product, position })),
  );
  const versions = owners.flatMap(({ documents }) =>
    documents.flatMap(({ slug, versions }) => versions.map((version) => ({ ...version, document: slug }))),
  );
  const owner = new Map(rows.map(({ slug, product }) => [slug, product]));
  const slugs = rows.map(({ slug }) => slug);
  const dropped = await dropOthers(connection, { products: owners.map(({ slug }) => slug), slugs });
  const changed = await upsert(connection, rows);
  const changedVersions = await upsertVersions(connection, versions);
  const droppedVersions = await dropOtherVersions(connection, {
    documents: slugs,
    remainingDocuments: versions.map(({ document }) => document),
    remainingLanguages: versions.map(({ language }) => language),
  });
  return new Set([
    ...dropped.map(({ product }) => product),
    ...changed.map(({ slug }) => owner.get(slug) ?? ''),
    ...[...changedVersions, ...droppedVersions].map(({ document }) => owner.get(document ?? '') ?? ''),
  ]);
}
