import { type Connection, statement } from '#services/foundation/statement.ts';
import type { DocumentVersion, ProductDocument } from './stored-document.ts';

const versions = `(SELECT coalesce(json_agg(json_build_object(
    'language', language, 'hash', hash, 'fileName', file_name, 'contentType', content_type, 'size', size
  ) ORDER BY language), '[]') FROM products.document_version WHERE document = paper.slug)`;

/**
 * SQL: the documents of a product as a JSON list, in the editors' order; `product` is an expression for its
 * slug.
 */
export const getDocuments = (product: string) => `(SELECT coalesce(json_agg(json_build_object(
    'slug', paper.slug, 'type', paper.type, 'names', paper.names, 'thumbnail', paper.thumbnail,
    'login', paper.login, 'versions', ${versions}
  ) ORDER BY paper.position), '[]') FROM products.document paper WHERE paper.product = ${product})`;

const bySlug = statement<ProductDocument, { slug: string }>(
  'products_document_by_slug',
  `SELECT slug, type, names, thumbnail, login, ${versions} AS versions FROM products.document paper WHERE slug = :slug`,
);

/** Undefined: there is no such document. */
export async function documentBySlug(
  connection: Connection,
  slug: string,
): Promise<ProductDocument | undefined> {
  return (await bySlug(connection, { slug }))[0];
}

/**
 * The version in the first language that has one, otherwise English, otherwise any. Undefined: there is no
 * file yet.
 */
export function getVersion(
  { versions }: Pick<ProductDocument, 'versions'>,
  languages: readonly string[],
): DocumentVersion | undefined {
  for (const language of [...languages, 'en']) {
    const version = versions.find((candidate) => candidate.language === language);
    if (version) return version;
  }
  return versions[0];
}
