import { fileURLToPath } from 'node:url';
import { getTree } from '../classification/classification-tree.ts';
import { readCatalogue } from '../import/read-catalogue.ts';
import type { Product } from '../product/stored-product.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import type { CatalogueFile } from './catalogue-record.ts';
import { getLexicon } from './lexicon.ts';
import { type Mapping, noMapping } from './mapping.ts';
import type { Report, ReportLine } from './report.ts';

/**
 * For tests: the sample catalogue in its stored form, although its pictures and documents are in no store.
 */
export async function readSample() {
  const { catalogue } = await readCatalogue(
    fileURLToPath(new URL('../../../seed/company/products', import.meta.url)),
  );
  const { groups, attributes, brands, capabilities, classifications } = catalogue;
  const vocabulary: Vocabulary = {
    attributes: new Map(attributes.map((attribute) => [attribute.key, attribute])),
    groups: new Map(groups.map((group) => [group.key, group])),
    brands: new Map(brands.map((brand) => [brand.id, { ...brand, image: null }])),
    capabilities: new Map(
      capabilities.map((capability) => [capability.slug, { ...capability, image: null }]),
    ),
    tree: getTree(classifications.map((classification) => ({ ...classification, image: null }))),
  };
  const stored = { hash: 'a'.repeat(64), contentType: 'image/jpeg', width: 1600, height: 1200 };
  const products = catalogue.products.map(
    ({ films: _, modelFile: __, images, documents, highlights, ...product }): Product => ({
      ...product,
      images: images.map((image) => ({ ...image, ...stored })),
      highlights: highlights.map((highlight) => ({ ...highlight, image: null })),
      documents: documents.map((document) => ({
        ...document,
        thumbnail: null,
        versions: document.versions.map((version) => ({
          ...version,
          hash: stored.hash,
          contentType: 'application/pdf',
          size: 1,
        })),
      })),
    }),
  );
  return { vocabulary, products };
}

/** For tests: reads a text as a file of the trade, and gives the report with it. */
export async function readAs<Limits>(
  read: (
    open: () => AsyncIterable<Uint8Array>,
    options: { lexicon: ReturnType<typeof getLexicon>; mapping: Mapping; report: Report; limits?: Limits },
  ) => Promise<CatalogueFile>,
  content: string | Uint8Array | readonly (string | Uint8Array)[],
  {
    vocabulary,
    mapping = {},
    limits,
  }: { vocabulary: Vocabulary; mapping?: Partial<Mapping>; limits?: Limits },
) {
  const lines: ReportLine[] = [];
  const full = { ...noMapping, ...mapping };
  const { records, whole: named } = await read(() => getChunks(content), {
    lexicon: getLexicon(vocabulary, full),
    mapping: full,
    report: (kind, line, message) => lines.push({ line, kind, message }),
    limits,
  });
  return { records, lines, named };
}

async function* getChunks(content: string | Uint8Array | readonly (string | Uint8Array)[]) {
  const parts = typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
  for (const part of parts) yield typeof part === 'string' ? Buffer.from(part) : part;
}

/** For tests: the concatenated output of a generator. */
export async function whole(texts: AsyncIterable<string>): Promise<string> {
  let all = '';
  for await (const text of texts) all += text;
  return all;
}
