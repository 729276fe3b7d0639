import { type Connection, statement } from '#services/foundation/statement.ts';
import type { DocumentVersion, ProductDocument } from './save-documents.ts';

/** A paper with all its versions, by language. */
export type DocumentRow = ProductDocument & { product: string };

const versions = `(SELECT coalesce(json_agg(json_build_object(
    'language', language, 'hash', hash, 'fileName', file_name, 'contentType', content_type, 'size', size
  ) ORDER BY language), '[]') FROM products.document_version WHERE document = document.slug)`;

const columns = `slug, product, type, names, thumbnail, login, ${versions} AS versions`;

const ofProducts = statement<DocumentRow, [products: string[]]>(
  'products_documents_of_products',
  `SELECT ${columns} FROM products.document document WHERE product = ANY($1) ORDER BY product, position`,
);

const bySlug = statement<DocumentRow, [slug: string]>(
  'products_document_by_slug',
  `SELECT ${columns} FROM products.document document WHERE slug = $1`,
);

/** The papers of each product, in the order of the editors. */
export async function documentsOfProducts(
  connection: Connection,
  products: string[],
): Promise<Map<string, DocumentRow[]>> {
  return Map.groupBy(await ofProducts(connection, products), ({ product }) => product);
}

/** Undefined: there is no such paper. */
export async function documentBySlug(connection: Connection, slug: string): Promise<DocumentRow | undefined> {
  return (await bySlug(connection, slug))[0];
}

/** The first of the languages that a paper has, else English, else any. Undefined: nobody has uploaded it yet. */
export function versionFor(
  { versions }: Pick<DocumentRow, 'versions'>,
  languages: readonly string[],
): DocumentVersion | undefined {
  for (const language of [...languages, 'en']) {
    const version = versions.find((candidate) => candidate.language === language);
    if (version) return version;
  }
  return versions[0];
}
