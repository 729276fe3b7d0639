import type { Database } from '../database/database.ts';
import { readSecret } from '../secret.ts';
import type { Config } from '../settings/config.ts';
import { openStore } from './open-setup.ts';

/** Prints the code of a pending set-up, a new one at each start; with several processes, the parent prints it. */
export async function showSetupCode(config: Config, database: Pick<Database, 'openPool'>): Promise<void> {
  const store = await openStore(database, readSecret(config));
  if ((await store.progress()) !== 'open') return;
  process.stdout.write(`Setup code: ${await store.renewCode()} (open /setup in a browser)\n`);
}
