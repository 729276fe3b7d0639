import type { Pool } from 'pg';
import { batch } from '#services/foundation/batch.ts';
import { type DocumentRow, documentsOfProducts } from './document/find-documents.ts';
import { findProducts, type ProductRow } from './product/find-products.ts';
import { keepByRevision } from './revision/keep-by-revision.ts';
import { currentRevision, type Revision } from './revision/revision.ts';
import { keepSelection } from './selection/keep-selection.ts';
import type { Selection } from './selection/selection.ts';
import { findVocabulary, type Vocabulary } from './vocabulary/find-vocabulary.ts';

/** Who asks: the context of every resolver, made for one request. */
export type Reader = {
  readonly connection: Pool;
  /** The site's own server. */
  readonly trusted: boolean;
  /** For whoever looks after the catalogue. */
  readonly warnOnce: (message: string) => void;
  readonly vocabulary: () => Promise<Vocabulary>;
  readonly selection: () => Promise<Selection>;
  /** Undefined: there is none of that slug, in any country. */
  readonly product: (slug: string, language: string) => Promise<ProductRow | undefined>;
  /** Undefined: the product has none. */
  readonly documents: (product: string) => Promise<DocumentRow[] | undefined>;
};

type Surroundings = Pick<Reader, 'connection' | 'warnOnce'> & {
  isTrusted: (request: Request) => boolean;
};

/** Makes readers; what they read of the whole catalogue is kept between requests, as long as it stands. */
export function createReaders({ connection, warnOnce, isTrusted }: Surroundings) {
  const keptVocabulary = keepByRevision('vocabulary', findVocabulary);
  const keptSelection = keepSelection();

  return (request: Request): Reader => {
    const revision = once<Revision>(() => currentRevision(connection));
    const vocabulary = once(async () => keptVocabulary(connection, await revision()));
    const products = new Map<string, (slug: string) => Promise<ProductRow | undefined>>();
    return {
      connection,
      warnOnce,
      trusted: isTrusted(request),
      vocabulary,
      selection: once(async () => keptSelection(connection, await revision(), (await vocabulary()).tree)),
      product(slug, language) {
        const ask = products.get(language) ?? batch((slugs) => findProducts(connection, slugs, language));
        products.set(language, ask);
        return ask(slug);
      },
      documents: batch((slugs) => documentsOfProducts(connection, slugs)),
    };
  };
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= read();
    return value;
  };
}
