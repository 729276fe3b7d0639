import type { Database } from '../database/database.ts';
import { readSecret } from '../secret.ts';
import type { Config } from '../settings/config.ts';
import { openStore } from './open-setup.ts';

/** Shows the code of a set-up that waits, a new one with each start; of several processes the one that started them does. */
export async function showSetupCode(config: Config, database: Pick<Database, 'openPool'>): Promise<void> {
  const store = await openStore(database, readSecret(config));
  if ((await store.progress()) !== 'open') return;
  process.stdout.write(`Setup code: ${await store.renewCode()} (open /setup in a browser)\n`);
}
