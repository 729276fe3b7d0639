import { join } from 'node:path';
import type { Backend } from '#contracts/backend.ts';
import { embedded } from '#server/back-ends/backends.ts';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';
import { contentToken, openContent } from '#services/content/index.ts';
import { openFiles } from '#services/files/index.ts';
import { accountsToken, openAccounts } from '#services/identity/index.ts';
import { openSupport, supportToken } from '#services/support/index.ts';

export type BackEnds = Readonly<Record<'accounts' | 'content' | 'support', Backend>>;

const secret = 'bench';
const seed = join(import.meta.dirname, '..', '..', 'seed', 'company');
/** The bearer token of each back end's trusted callers. */
export const bearer = { content: contentToken(secret), support: supportToken(secret) };

/**
 * The back ends that have lists, with the sample company in them; the id of a person as the token signs that
 * person in.
 */
export async function openBackEnds({ openPool }: Database, directory: string, log: Log): Promise<BackEnds> {
  const verify = async (token: string) => ({ sub: token });
  const production = true;
  const files = openFiles({ directory: join(directory, 'files'), secret, isShown: async () => false });
  const accounts = await openAccounts({ pool: openPool('identity'), log, secret, production, verify });
  const content = await openContent({ pool: openPool('content'), log, secret, production });
  if (await accounts.isEmpty()) {
    await accounts.import(join(seed, 'accounts'));
    await content.import(join(seed, 'content'), files.store);
  }
  const backEnds = {
    accounts: embedded('/graphql/accounts', accounts.handle),
    content: embedded('/graphql/content', content.handle),
  };
  const support = await openSupport({
    pool: openPool('support'),
    log,
    secret,
    production,
    staff: () => 'service@bench.example',
    retentionDays: 180,
    people: { verify, accounts: { backend: backEnds.accounts, token: accountsToken(secret) } },
  });
  return { ...backEnds, support: embedded('/graphql/support', support.handle) };
}
