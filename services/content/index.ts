import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { carriesToken } from '#contracts/caller-token.ts';
import { largestExport } from '#contracts/content/largest-export.ts';
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
import { giveEditorsPassword } from './editor/save-editors.ts';
import { sharedPassword } from './editor/sign-in/shared-password.ts';
import type { SignInRules } from './editor/sign-in/sign-in-rules.ts';
import { isHashShown } from './file/file-access.ts';
import type { DropBytes } from './file/unnamed-bytes.ts';
import { createFounding, type Founding } from './founding.ts';
import type { ImportReport, StoreFile } from './import/import-seed.ts';
import { outbox } from './outbox/outbox.ts';
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
  /** Whether no content was ever stored: this is a first start. */
  isEmpty: () => Promise<boolean>;
  /**
   * Takes over the content files of a directory; media lie in `media` beside it.
   * @throws {SeedError} with every problem by file, line and field; nothing is stored then
   */
  import: (directory: string, storeFile: StoreFile) => Promise<ImportReport>;
  /** Whether themes were loaded from files that say something else now. */
  isBehind: (directory: string) => Promise<boolean>;
  /**
   * Takes over again the themes that nobody has changed.
   * @throws {SeedError}
   */
  importAgain: (directory: string) => Promise<void>;
  /** Whether everybody may see the file of a hash: something that visitors find shows it. */
  isShown: (hash: string) => Promise<boolean>;
  /** Lets the sample editors in who have no password yet. */
  giveSamplePassword: (password: string) => Promise<void>;
  /** How a company begins where there is none. */
  founding: Founding;
  /** Mail that is to be sent. */
  outbox: Outbox;
  /** Says what has changed, by the tags of `contentChanges`. */
  changed: () => void;
  /** Stops looking after planned pages. */
  close: () => Promise<void>;
};

type Options = {
  pool: Pool;
  log: Log;
  /** Of the installation: see `contentToken`. */
  secret: string;
  /** Then only trusted callers may read the schema from the API. */
  production: boolean;
  /** By which editors without a name of their own enter, or its scrypt hash; without it by none. */
  editorPassword?: string | undefined;
  /** Whether chief editors have to enter by more than a password. */
  isSecondFactorRequired?: boolean;
  /** How browsers reach the main site, known once the server listens: by it an authenticator app names the account. */
  origin?: () => string;
  /** Planned pages are published and announced from then on; never without it, where another process does. */
  ready?: Promise<void>;
  /** Removes the bytes of files that are gone for good; without it they stay. */
  dropBytes?: DropBytes;
  /** By which trusted callers are known; by default one made from the secret: see `contentToken`. */
  token?: string | undefined;
};

/** A page with all its languages in one piece, in quotes. */
const maxTrustedBytes = 2.5 * 1024 * 1024;

const migrations = fileURLToPath(new URL('./migrations', import.meta.url));
const anySite = statement<{ empty: boolean }>(
  'content_is_empty',
  'SELECT NOT EXISTS (SELECT FROM content.site) AS empty',
);

/** Opens the content back end on a database, which it brings to its newest shape first. */
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
    // The record is gone whatever becomes of its bytes, which nobody reaches.
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
        carriesToken(request, token) ? { bytes: maxTrustedBytes, fileBytes: largestExport } : {},
      production,
      isTrusted: (request) => carriesToken(request, token),
    }),
    async isEmpty() {
      const [row] = await anySite(pool);
      return row?.empty ?? true;
    },
    async import(directory, storeFile) {
      // Only now: a back end that has its content needs no parsers of YAML and Markdown.
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
    changed: () => clock?.wake(),
    close: async () => clock?.close(),
  };
}

/** How the back end's tables become files of an exported company. Only then are their declarations needed. */
export const companyPart = async () => (await import('./company/content-tables.ts')).contentPart;

/** What the sample of a directory makes, by table. */
export const sampleKeys = async (directory: string) =>
  (await import('./import/sample-keys.ts')).sampleKeys(directory);
