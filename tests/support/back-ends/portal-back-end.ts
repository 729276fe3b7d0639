import { join } from 'node:path';
import type { Backend } from '#contracts/backend.ts';
import { openSupport, type Support, supportToken } from '#services/support/index.ts';
import type { FreshDatabase } from './database.ts';
import { describeFile } from './sample-content.ts';
import { accountsOfViewers, verifyViewer } from './sample-viewers.ts';

/** A few machines, releases and licences that cover every case of the support contract. */
export const samplePortal = join(import.meta.dirname, '../../contract/sample/portal');

const secret = 'the secret of this installation, for tests';
/** The token of the site itself. */
export const portalToken = supportToken(secret);

/** Opens the support back end with the people of sample-viewers.ts and the data of `sample/portal`. */
export async function openPortal({ pool }: FreshDatabase): Promise<Support> {
  const log = { info() {}, warn() {}, error() {} };
  const support = await openSupport({
    pool,
    log,
    secret,
    production: true,
    staff: () => 'service@group.example',
    retentionDays: 30,
    people: { verify: verifyViewer, accounts: { backend: accountsOfViewers, token: undefined } },
    serviceAddresses: {
      wireFlow: 'https://wire-flow.example/',
      direct: 'https://direct.example/{language}-{country}',
      wireMaster: null,
      masterData: 'https://master.example/',
    },
    deliverFile: async (_, hash, fileName) => Response.json({ hash, fileName }),
  });
  if (await support.isEmpty()) await support.import(samplePortal, describeFile);
  return support;
}

/** The back end in process. */
export function embeddedPortal({ handle }: Support): Backend {
  return { url: 'http://support.internal/graphql/support', fetch: handle };
}
