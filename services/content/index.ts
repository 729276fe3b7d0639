import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { carriesToken } from '#contracts/caller-token.ts';
import { maxExportBytes } from '#contracts/content/largest-export.ts';
import type { LateWork } from '#contracts/editing/installation-status.ts';
import type { CatalogueMail } from '#contracts/mail/catalogue-mail.ts';
import { SeedError } from '#seed/schema/problem.ts';
import { createFileAddresses } from '#services/foundation/cryptography/sign-file-address.ts';
import { createGraphqlEndpoint } from '#services/foundation/graphql/graphql-endpoint.ts';
import type { Log } from '#services/foundation/log.ts';
import { migrate } from '#services/foundation/migrate.ts';
import { onceEach } from '#services/foundation/once.ts';
import type { Outbox } from '#services/foundation/outbox/outbox.ts';
import { createSecrets } from '#services/foundation/second-factor/secrets.ts';
import { planOnce, statement } from '#services/foundation/statement.ts';
import { contentToken } from './caller.ts';
import { reportCatalogue } from './editor/report-catalogue.ts';
import { giveEditorsPassword } from './editor/save-editors.ts';
import { sharedPassword } from './editor/sign-in/shared-password.ts';
import type { SignInRules } from './editor/sign-in/sign-in-rules.ts';
import { editorEvents } from './editor-event/editor-events.ts';
import { isHashShown } from './file/file-access.ts';
import type { DropBytes } from './file/unnamed-bytes.ts';
import { createFounding, type Founding } from './founding.ts';
import type { ImportReport, StoreFile } from './import/import-seed.ts';
import { outbox } from './outbox/outbox.ts';
import { findLatePlans } from './publication/plan/plans.ts';
import { startPublicationClock } from './publication/plan/publication-clock.ts';
import { createReader } from './request-context.ts';
import { schema } from './schema.ts';
import { isBehind, stateOfThemes } from './theme/loaded-themes.ts';

export { SeedError } from '#seed/schema/problem.ts';
export { contentToken } from './caller.ts';
export { contentChanges } from './changes.ts';
export type { ImportReport, StoredFile, StoreFile } from './import/import-seed.ts';

export type Content = {
  /** Answers GraphQL by POST, at any address. */
  handle: (request: Request) => Promise<Response>;
  /** Whether no content was ever stored: this is the first start. */
  isEmpty: () => Promise<boolean>;
  /**
   * Imports the content files of a directory; media lie in `media` beside it.
   * @throws {SeedError} with every problem by file, line and field; nothing is stored then
   */
  import: (directory: string, storeFile: StoreFile) => Promise<ImportReport>;
  /** Whether the theme files have changed since they were loaded. */
  isBehind: (directory: string) => Promise<boolean>;
  /**
   * Imports the themes again that nobody has changed.
   * @throws {SeedError}
   */
  importAgain: (directory: string) => Promise<void>;
  /** Whether everybody may download the file of a hash: published content shows it. */
  isShown: (hash: string) => Promise<boolean>;
  /** Gives the sample editors without a password this one. */
  giveSamplePassword: (password: string) => Promise<void>;
  /** Creates a company where there is none. */
  founding: Founding;
  /** Mail that is to be sent. */
  outbox: Outbox;
  /** Mails the chief editors what came of a catalogue that was fetched by plan. */
  reportCatalogue: (report: Omit<CatalogueMail, 'kind'>) => Promise<void>;
  /** A daily job: deletes what editors did longer ago than that (0119). */
  dropOldEvents: (days: number) => Promise<void>;
  /** Plans of pages whose moment has passed and that nobody has carried out. */
  latePlans: () => Promise<LateWork>;
  /** Announces a change, by the tags of `contentChanges`. */
  changed: () => void;
  /** Stops the timer of planned publications. */
  close: () => Promise<void>;
};

type Options = {
  pool: Pool;
  log: Log;
  /** Of the installation: see `contentToken`. */
  secret: string;
  /** In production only trusted callers may introspect the schema. */
  production: boolean;
  /** The shared password of editors without a name of their own, or its scrypt hash; without it there is none. */
  editorPassword?: string | undefined;
  /** Whether chief editors need a second factor. */
  isSecondFactorRequired?: boolean;
  /** The origin of the main site, known once the server listens: authenticator apps name the account after it. */
  origin?: () => string;
  /** Planned publications run from then on; without it they do not, since another process runs them. */
  ready?: Promise<void>;
  /** Deletes the bytes of files that are gone for good; without it they stay. */
  dropBytes?: DropBytes;
  /** The token of trusted callers; by default derived from the secret: see `contentToken`. */
  token?: string | undefined;
};

/** For a page with all its languages in one request. */
const maxTrustedBytes = 2.5 * 1024 * 1024;

const migrations = fileURLToPath(new URL('./migrations', import.meta.url));
const anySite = statement<{ empty: boolean }>(
  'content_is_empty',
  'SELECT NOT EXISTS (SELECT FROM content.site) AS empty',
);

/** Opens the content back end on a database, which is migrated first. */
export async function openContent(options: Options): Promise<Content> {
  const { pool, log, secret, production, editorPassword, ready, origin } = options;
  planOnce(pool);
  await migrate(pool, migrations, 'content');
  const token = options.token ?? contentToken(secret);
  const warnOnce = onceEach(log.warn);
  const rules: SignInRules = {
    shared: editorPassword ? sharedPassword(editorPassword, secret) : undefined,
    secrets: createSecrets(secret, 'content'),
    isFactorRequired: options.isSecondFactorRequired ?? false,
    host: () => (origin ? new URL(origin()).hostname : 'localhost'),
  };
  const { closed: closedAddress } = createFileAddresses(secret);
  const dropBytes: DropBytes = async (hashes) => {
    if (hashes.length === 0) return;
    // The record is gone even if deleting its bytes fails: nobody can reach them.
    await options
      .dropBytes?.(hashes)
      .catch((error: unknown) => log.error('Bytes stay in the store', { error }));
  };
  const clock = ready && startPublicationClock(pool, log, ready, dropBytes);
  return {
    handle: createGraphqlEndpoint({
      schema,
      log,
      context: (request) =>
        createReader(request, {
          connection: pool,
          token,
          warnOnce,
          log,
          signInRules: rules,
          closedAddress,
          dropBytes,
        }),
      limits: (request) =>
        carriesToken(request, token) ? { bytes: maxTrustedBytes, fileBytes: maxExportBytes } : {},
      production,
      isTrusted: (request) => carriesToken(request, token),
    }),
    async isEmpty() {
      const [row] = await anySite(pool);
      return row?.empty ?? true;
    },
    async import(directory, storeFile) {
      // Loaded on demand: a back end that has its content needs no parsers of YAML and Markdown.
      const { readSeed } = await import('./import/read-seed.ts');
      const { importSeed } = await import('./import/import-seed.ts');
      const { seed, problems } = await readSeed(directory);
      if (problems.length > 0) throw new SeedError(problems);
      return importSeed(pool, seed, { storeFile, state: await stateOfThemes(directory) });
    },
    async isBehind(directory) {
      return isBehind(pool, await stateOfThemes(directory));
    },
    async importAgain(directory) {
      const { importThemesAgain } = await import('./import/themes/import-themes.ts');
      await importThemesAgain(pool, directory);
    },
    isShown: (hash) => isHashShown(pool, hash),
    founding: createFounding(pool),
    giveSamplePassword: (password) => giveEditorsPassword(pool, password),
    outbox,
    reportCatalogue: (report) => reportCatalogue(pool, report),
    dropOldEvents: (days) => editorEvents.dropOld(pool, days),
    latePlans: () => findLatePlans(pool),
    changed: () => clock?.wake(),
    close: async () => clock?.close(),
  };
}

/** The tables of the back end for exporting a company; their declarations are loaded only then. */
export const companyPart = async () => (await import('./company/content-tables.ts')).contentPart;

/** The keys of the sample's rows, by table. */
export const sampleKeys = async (directory: string) =>
  (await import('./import/sample-keys.ts')).sampleKeys(directory);
