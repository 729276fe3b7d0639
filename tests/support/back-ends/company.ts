import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { idTokenHeader } from '#contracts/identity/client.ts';
import { findParts } from '#server/company/company-parts.ts';
import type { Held } from '#server/company/export-company.ts';
import { readConfig } from '#server/settings/config.ts';
import { contentToken, openContent } from '#services/content/index.ts';
import { openFiles, UnsupportedFile } from '#services/files/index.ts';
import { openFolderStore } from '#services/foundation/objects/folder-store.ts';
import { accountsToken, openAccounts } from '#services/identity/index.ts';
import { openProducts } from '#services/products/index.ts';
import { openSupport } from '#services/support/index.ts';
import { callContent } from './call-content.ts';
import { freshDatabase } from './database.ts';
import { describeFile } from './sample-content.ts';

const secret = 'the secret of this installation, for tests';
const sample = join(import.meta.dirname, '../../contract/sample');
const seed = join(import.meta.dirname, '../../../seed/company');

export type TestCompany = Awaited<ReturnType<typeof openTestCompany>>;

/** All back ends on one new database, with the real file stores: empty, as for an import. */
export async function openTestCompany(databaseUrl: string) {
  const database = await freshDatabase(databaseUrl);
  const dataDir = await mkdtemp(join(tmpdir(), 'company-'));
  const { pool } = database;
  const log = { info() {}, warn() {}, error() {} };
  const objects = openFolderStore(dataDir);
  const files = openFiles({ directory: join(dataDir, 'files'), secret, isShown: async () => false });
  const verify = async (token: string) => ({ sub: token });
  const options = { pool, log, secret, production: true };
  const content = await openContent(options);
  const products = await openProducts(options);
  const accounts = await openAccounts({ ...options, verify });
  const accountsBackend = { url: 'http://accounts.internal/graphql/accounts', fetch: accounts.handle };
  const support = await openSupport({
    ...options,
    staff: () => 'service@group.example',
    retentionDays: 30,
    people: { verify, accounts: { backend: accountsBackend, token: accountsToken(secret) } },
    attachmentsDirectory: join(dataDir, 'uploads'),
  });
  const held: Held = { pool, parts: await findParts(readConfig({ DATA_DIR: dataDir })), files, objects };
  const editing = callContent({ url: 'http://content.internal/graphql/content', fetch: content.handle });

  return {
    held,
    accountsBackend,
    support,
    supportBackend: { url: 'http://support.internal/graphql/support', fetch: support.handle },
    /** As an editor's browser, through the site. */
    call: ((document, variables) =>
      editing.call(document, variables, { token: contentToken(secret) })) as typeof editing.call,
    /** Headers of one of the sample people, by the first part of the address. */
    async headersOf(name: string): Promise<Record<string, string>> {
      const { rows } = await pool.query<{ id: string }>(
        `SELECT id FROM identity.person WHERE email LIKE $1 || '@%'`,
        [name],
      );
      return { [idTokenHeader]: rows[0]?.id ?? '' };
    },
    /**
     * Loads the small content and catalogue of the contracts, and the people and the portal of the sample
     * company.
     */
    async fill(): Promise<void> {
      // The store does not accept some of the small company's files: their bytes are nowhere.
      const store = (path: string) =>
        files.store(path).catch((error) => {
          if (error instanceof UnsupportedFile) return describeFile(path);
          throw error;
        });
      await content.import(join(sample, 'content'), store);
      await products.import(join(sample, 'products'), store);
      await accounts.import(join(seed, 'accounts'));
      await support.import(join(seed, 'portal'), files.sealed.store);
    },
    async close() {
      await support.close();
      await accounts.close();
      await content.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
