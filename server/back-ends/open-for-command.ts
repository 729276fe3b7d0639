import { join } from 'node:path';
import { type Files, openFiles } from '#services/files/index.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { readSecret } from '../secret.ts';
import type { Config } from '../settings/config.ts';
import { type BackEnds, openBackEnds } from './open-back-ends.ts';

type Parts = {
  readonly config: Config;
  readonly database: Pick<Database, 'openPool'>;
  readonly log: Log;
};

/** The stored files, for a command that serves none of them: no file is public. */
export function openFilesForCommand(config: Config): Files {
  return openFiles({
    directory: join(config.dataDir, 'files'),
    secret: readSecret(config),
    isShown: async () => false,
  });
}

/** The back ends and their files, for a command: nothing is served, no editor signs in, and no background work begins. */
export async function openForCommand({
  config,
  database,
  log,
}: Parts): Promise<{ readonly backEnds: BackEnds; readonly files: Files }> {
  const files = openFilesForCommand(config);
  const backEnds = await openBackEnds({
    config,
    openPool: database.openPool,
    secret: readSecret(config),
    log,
    files,
    origin: () => config.origin ?? '',
    siteOrigins: async () => [],
    editorPassword: undefined,
    enquiries: () => '',
    ready: new Promise(() => {}),
  });
  return { backEnds, files };
}
