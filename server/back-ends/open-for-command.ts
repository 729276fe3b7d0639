import type { Files } from '#services/files/index.ts';
import type { ObjectStore } from '#services/foundation/objects/object-store.ts';
import type { Database } from '../database/database.ts';
import { openStorage, openStoredFiles } from '../files/storage/open-storage.ts';
import type { Log } from '../log.ts';
import { readSecret } from '../secret.ts';
import type { Config } from '../settings/config.ts';
import { type BackEnds, openBackEnds } from './open-back-ends.ts';

type Parts = {
  readonly config: Config;
  readonly database: Pick<Database, 'openPool' | 'pool'>;
  readonly log: Log;
};

/** The stored files, for a command that serves none of them: no file is public. */
export async function openFilesForCommand({
  config,
  database: { pool },
  log,
}: Parts): Promise<{ readonly files: Files; readonly objects: ObjectStore }> {
  const objects = await openStorage(config, log);
  return { objects, files: openStoredFiles({ config, objects, pool, secret: readSecret(config) }) };
}

/** The back ends and their files, for a command: nothing is served, no editor signs in, and no background work begins. */
export async function openForCommand(
  parts: Parts,
): Promise<{ readonly backEnds: BackEnds; readonly files: Files; readonly objects: ObjectStore }> {
  const { config, database, log } = parts;
  const { files, objects } = await openFilesForCommand(parts);
  const backEnds = await openBackEnds({
    config,
    openPool: database.openPool,
    secret: readSecret(config),
    log,
    files,
    objects,
    origin: () => config.origin ?? '',
    siteOrigins: async () => [],
    editorPassword: undefined,
    enquiries: () => '',
    ready: new Promise(() => {}),
  });
  return { backEnds, files, objects };
}
