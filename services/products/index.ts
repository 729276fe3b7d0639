import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { carriesToken } from '#contracts/caller-token.ts';
import type { ActingEditor } from '#contracts/editing/editor-header.ts';
import type { LateWork } from '#contracts/editing/installation-status.ts';
import { SeedError } from '#seed/schema/problem.ts';
import { createFileAddresses } from '#services/foundation/cryptography/sign-file-address.ts';
import { createGraphqlEndpoint } from '#services/foundation/graphql/graphql-endpoint.ts';
import { stateOfFiles } from '#services/foundation/loaded-records.ts';
import type { Log } from '#services/foundation/log.ts';
import { migrate } from '#services/foundation/migrate.ts';
import { onceEach } from '#services/foundation/once.ts';
import { planOnce, statement } from '#services/foundation/statement.ts';
import { afterCommit } from '#services/foundation/unit-of-work.ts';
import { productsToken } from './caller.ts';
import { type Fetching, startFetchingClock } from './catalogue-import/fetched/fetching-clock.ts';
import { runStep } from './catalogue-import/steps/run-steps.ts';
import type { ListFilters } from './draft/export-edited.ts';
import { findLatePlans } from './draft/plan/plans.ts';
import { startProductClock } from './draft/plan/product-clock.ts';
import { editorEvents, noteUpload } from './editor-event/editor-events.ts';
import type { CatalogueHead } from './exchange/bmecat/write-header.ts';
import type { ExportOptions, ExportPart } from './exchange/exchange.ts';
import type { CatalogueReport, StoreFile } from './import/import-catalogue.ts';
import { createReaders } from './request-context.ts';
import { schema } from './schema.ts';
import { cacheVisibleFiles, findNamedFiles } from './visible-files.ts';
import { isBehind, vocabularyFiles } from './vocabulary/loaded-vocabulary.ts';

export { productsToken } from './caller.ts';
export type { FetchedReport } from './catalogue-import/fetched/fetching-clock.ts';
export { productChanges } from './changes.ts';

export type Products = {
  /** Tells the clock of planned steps that the catalogue has changed. */
  changed: () => void;
  /** Plans of products whose moment has passed and that nobody has carried out. */
  latePlans: () => Promise<LateWork>;
  close: () => Promise<void>;
  /** Serves GraphQL by POST, at any address. */
  handle: (request: Request) => Promise<Response>;
  /** Whether no catalogue was ever stored, as at the first start. */
  isEmpty: () => Promise<boolean>;
  /** Whether any product is published. */
  hasProducts: () => Promise<boolean>;
  /**
   * Whether everybody may see the file with this hash: the catalogue shows it to more than signed-in readers.
   */
  isShown: (hash: string) => Promise<boolean>;
  /**
   * The hashes among these to whose files the catalogue refers: publicly, for signed-in readers, or in drafts
   * and earlier revisions.
   */
  findNamed: (hashes: readonly string[]) => Promise<readonly string[]>;
  /**
   * Imports the catalogue files of a directory; media are in `media` beside it.
   * @throws {SeedError} with every problem by file and field; nothing is stored then
   */
  import: (directory: string, storeFile: StoreFile) => Promise<CatalogueReport>;
  /** Whether the files have changed since the vocabulary was loaded from them. */
  isBehind: (directory: string) => Promise<boolean>;
  /**
   * Imports the vocabulary again: attributes, brands, capabilities and classifications that nobody has
   * changed.
   * @throws {SeedError}
   */
  importAgain: (directory: string, storeFile: StoreFile) => Promise<void>;
  /**
   * Begins to read a supplier's file on this machine, and gives the id of its import. `over` is called when
   * the file is no longer needed.
   */
  takeCatalogue: (file: IncomingFile) => Promise<string>;
  /** Exports the editors' list, drafts included, piece by piece. */
  exportEdited: (
    filters: ListFilters,
    format: 'csv' | 'xlsx' | 'bmecat',
    head: CatalogueHead,
  ) => AsyncIterable<Uint8Array>;
  /** A daily job: deletes what editors did longer ago than that (0119). */
  dropOldEvents: (days: number) => Promise<void>;
  /** Exports of the published catalogue in the formats of the trade. */
  exchange: () => Promise<CatalogueFiles>;
};

type IncomingFile = {
  path: string;
  name: string;
  bytes: number;
  /** The editor who uploads it. */
  editor: ActingEditor;
  over: () => Promise<void>;
};

type CatalogueFiles = {
  hasClassification: (slug: string) => Promise<boolean>;
  /** Yields the file piece by piece. */
  write: (options: ExportOptions, part: ExportPart) => AsyncGenerator<string>;
};

type Options = {
  pool: Pool;
  log: Log;
  /** The secret of the installation: see `productsToken`. */
  secret: string;
  /** In production, only trusted callers may introspect the schema. */
  production: boolean;
  /** The token of trusted callers, by default derived from the secret: see `productsToken`. */
  token?: string | undefined;
  /** Planned steps are carried out from then on; without it, never in this process. */
  ready?: Promise<void>;
  /** Where catalogues are fetched from by plan. Undefined: from nowhere. */
  fetching?: Fetching | undefined;
};

/** Enough for a product with all its parts and its texts in all languages, as an escaped string. */
const maxTrustedBytes = 1024 * 1024;

const migrations = fileURLToPath(new URL('./migrations', import.meta.url));
const noClassification = statement<{ empty: boolean }>(
  'products_is_empty',
  'SELECT NOT EXISTS (SELECT FROM products.classification) AS empty',
);

const anyProduct = statement<{ any: boolean }>(
  'products_any',
  'SELECT EXISTS (SELECT FROM products.product) AS "any"',
);

/** Opens the product back end on a database, which is migrated first. */
export async function openProducts(options: Options): Promise<Products> {
  const { pool, log, secret, production } = options;
  planOnce(pool);
  await migrate(pool, migrations, 'products');
  const token = options.token ?? productsToken(secret);
  const shownFiles = cacheVisibleFiles();
  const isFriend = (request: Request) => carriesToken(request, token);
  const { ready, fetching } = options;
  const clock = ready && startProductClock(pool, log, ready);
  const fetchingClock = ready && startFetchingClock({ pool, log, ready, fetching });
  return {
    dropOldEvents: (days) => editorEvents.dropOld(pool, days),
    changed: () => clock?.wake(),
    latePlans: () => findLatePlans(pool),
    async close() {
      await fetchingClock?.close();
      await clock?.close();
    },
    handle: createGraphqlEndpoint({
      schema,
      log,
      context: createReaders({
        connection: pool,
        isTrusted: isFriend,
        warnOnce: onceEach(log.warn),
        addresses: createFileAddresses(secret),
        wakeFetching: () => fetchingClock?.wake(),
        // It reads what the operation stored, and goes on when that is answered.
        runImportStep(order) {
          void afterCommit(() => void runStep(pool, log, order));
        },
      }),
      limits: (request) => (isFriend(request) ? { bytes: maxTrustedBytes } : {}),
      production,
      isTrusted: isFriend,
    }),
    async isEmpty() {
      const [row] = await noClassification(pool);
      return row?.empty ?? true;
    },
    async hasProducts() {
      const [row] = await anyProduct(pool);
      return row?.any ?? false;
    },
    async isShown(hash) {
      return (await shownFiles(pool)).has(hash);
    },
    findNamed: (hashes) => findNamedFiles(pool, hashes),
    async import(directory, storeFile) {
      const { importCatalogue } = await import('./import/import-catalogue.ts');
      return importCatalogue(pool, ...(await readService(directory, storeFile)));
    },
    async takeCatalogue({ over, editor, ...file }) {
      const { beginStaging } = await import('./catalogue-import/stage-file.ts');
      return beginStaging(pool, log, { ...file, by: editor.name }, over, (connection, id) =>
        noteUpload(connection, { editor, id, name: file.name }),
      );
    },
    async *exportEdited(filters, format, head) {
      const { exportEdited } = await import('./draft/export-edited.ts');
      yield* exportEdited(pool, filters, format, head);
    },
    async exchange() {
      const { exportCatalogue, hasClassification } = await import('./exchange/exchange.ts');
      return {
        hasClassification: (slug) => hasClassification(pool, slug),
        write: (options, part) => exportCatalogue(pool, options, part),
      };
    },
    async isBehind(directory) {
      return isBehind(pool, await stateOfFiles(directory, vocabularyFiles));
    },
    async importAgain(directory, storeFile) {
      const { importVocabularyAgain } = await import('./import/import-catalogue.ts');
      await importVocabularyAgain(pool, ...(await readService(directory, storeFile)));
    },
  };
}

/** @throws {SeedError} */
async function readService(directory: string, storeFile: StoreFile) {
  // Imported here, since a back end that has its catalogue needs no YAML parser.
  const { readCatalogue } = await import('./import/read-catalogue.ts');
  const mediaDirectory = join(directory, '..', 'media');
  const { catalogue, problems } = await readCatalogue(directory, mediaDirectory);
  if (problems.length > 0) throw new SeedError(problems);
  const state = await stateOfFiles(directory, vocabularyFiles);
  return [catalogue, { mediaDirectory, storeFile, state }] as const;
}

/** The tables of the back end for exporting a company; their declarations are loaded only then. */
export const companyPart = async () => (await import('./company/product-tables.ts')).productPart;

/** The keys of the sample's rows, by table. */
export const sampleKeys = async (directory: string) =>
  (await import('./import/sample-keys.ts')).sampleKeys(directory);
