import type { Pool } from 'pg';
import { type ActingEditor, readEditor } from '#contracts/editing/editor-header.ts';
import {
  type AddressOf,
  type FileAddresses,
  openAddress,
} from '#services/foundation/cryptography/sign-file-address.ts';
import { batch } from '#services/foundation/graphql/batch.ts';
import { once } from '#services/foundation/once.ts';
import { findStatedAttributes } from './attribute/stated-attributes.ts';
import { findDraftDetails, findDraftRows } from './draft/draft-rows.ts';
import {
  type ExpectedAttributes,
  findUsualAttributes,
  getExpectedAttributes,
} from './draft/expected-attributes.ts';
import { cacheProducts } from './product/cached-products.ts';
import { findDetails, type ProductDetails, type ProductRow } from './product/find-products.ts';
import { cacheByRevision } from './revision/cache-by-revision.ts';
import { currentRevision, type Revision } from './revision/revision.ts';
import { cacheSelection } from './selection/cached-selection.ts';
import type { Selection } from './selection/selection.ts';
import { findVocabulary, type Vocabulary } from './vocabulary/find-vocabulary.ts';

/** The context of every resolver, created for each request. */
export type Reader = {
  readonly connection: Pool;
  /** Whether the caller is the site's own server. */
  readonly trusted: boolean;
  /** Whom the site names as the sender; undefined: nobody, or the caller is not trusted. */
  readonly editor: ActingEditor | undefined;
  /** The version to show: drafts to trusted callers that request them. */
  readonly sees: 'DRAFT' | 'PUBLISHED';
  /** Gives the address of a file; drafts show some files that are not public. */
  readonly address: AddressOf;
  /** Gives an address that works for minutes only, for a single reader. */
  readonly closedAddress: AddressOf;
  /** Logs a warning for the people who maintain the catalogue. */
  readonly warnOnce: (message: string) => void;
  /** Runs the step of a catalogue import in the background. */
  readonly runImportStep: (order: { id: string; by: string }) => void;
  /** Lets this process look which catalogues are due to be fetched. */
  readonly wakeFetching: () => void;
  /** What the vocabulary has counted: never more than what `vocabulary` gives. */
  readonly revision: () => Promise<Revision>;
  readonly vocabulary: () => Promise<Vocabulary>;
  readonly selection: () => Promise<Selection>;
  /** The attributes that classes expect of their products. */
  readonly expectedAttributes: () => Promise<ExpectedAttributes>;
  /** The attributes of which published products say something, each with the number of those products. */
  readonly statedAttributes: () => Promise<ReadonlyMap<string, number>>;
  /** Undefined: there is no product with this slug in any country. */
  readonly product: (slug: string, language: string) => Promise<ProductRow | undefined>;
  readonly details: (slug: string, language: string) => Promise<ProductDetails | undefined>;
};

type BaseSiteContext = Pick<Reader, 'connection' | 'warnOnce' | 'runImportStep' | 'wakeFetching'> & {
  isTrusted: (request: Request) => boolean;
  addresses: FileAddresses;
};

/** Creates readers; what they read of the whole catalogue is cached between requests while it is current. */
export function createReaders({
  connection,
  warnOnce,
  runImportStep,
  wakeFetching,
  isTrusted,
  addresses,
}: BaseSiteContext) {
  const cachedVocabulary = cacheByRevision('vocabulary', findVocabulary);
  const cachedSelection = cacheSelection();
  const cachedProducts = cacheProducts();
  const cachedUsualAttributes = cacheByRevision('items', findUsualAttributes);
  const cachedStatedAttributes = cacheByRevision('items', findStatedAttributes);

  return (request: Request): Reader => {
    const revision = once<Revision>(() => currentRevision(connection));
    const vocabulary = once(async () => cachedVocabulary(connection, await revision()));
    const trusted = isTrusted(request);
    const drafts = trusted && request.headers.get('x-stage') === 'DRAFT';
    return {
      connection,
      warnOnce,
      runImportStep,
      wakeFetching,
      trusted,
      editor: trusted ? readEditor(request.headers) : undefined,
      sees: drafts ? 'DRAFT' : 'PUBLISHED',
      address: drafts ? addresses.closed : openAddress,
      closedAddress: addresses.closed,
      revision,
      vocabulary,
      selection: once(async () => cachedSelection(connection, await revision(), (await vocabulary()).tree)),
      expectedAttributes: once(async () =>
        getExpectedAttributes(await cachedUsualAttributes(connection, await revision()), await vocabulary()),
      ),
      statedAttributes: once(async () => cachedStatedAttributes(connection, await revision())),
      product: batchInLanguage(async (slugs, language) => {
        const keys = cardKeys(await vocabulary());
        const rows = await cachedProducts(connection, await revision(), slugs, language, keys);
        if (!drafts) return rows;
        return new Map([...rows, ...(await findDraftRows(connection, slugs, language, await vocabulary()))]);
      }),
      details: batchInLanguage(async (slugs, language) => {
        const details = await findDetails(connection, slugs, language);
        if (!drafts) return details;
        return new Map([
          ...details,
          ...(await findDraftDetails(connection, slugs, language, await vocabulary())),
        ]);
      }),
    };
  };
}

/** The keys of the technical data that cards of any classification show. */
function cardKeys({ tree }: Vocabulary): string[] {
  return [...new Set([...tree.values()].flatMap(({ cardAttributes }) => cardAttributes))];
}

/** Collects requests in a separate batch for each language. */
function batchInLanguage<Value>(
  load: (slugs: string[], language: string) => Promise<ReadonlyMap<string, Value>>,
): (slug: string, language: string) => Promise<Value | undefined> {
  const batches = new Map<string, (slug: string) => Promise<Value | undefined>>();
  return (slug, language) => {
    const loadOne = batches.get(language) ?? batch((slugs) => load(slugs, language));
    batches.set(language, loadOne);
    return loadOne(slug);
  };
}
