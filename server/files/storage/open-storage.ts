import { join } from 'node:path';
import type { Pool } from 'pg';
import { type FileLocks, type Files, openFiles } from '#services/files/index.ts';
import { openBucketStore } from '#services/foundation/objects/bucket-store.ts';
import { openFolderStore } from '#services/foundation/objects/folder-store.ts';
import {
  below,
  type ObjectStore,
  StoreRefusal,
  StoreUnavailable,
} from '#services/foundation/objects/object-store.ts';
import type { Log } from '../../log.ts';
import { type Config, SettingError } from '../../settings/config.ts';
import { storedBelow } from './stored-keys.ts';

/**
 * Opens the file store: the bucket at FILES_URL, or DATA_DIR. A bucket that cannot be reached now may be
 * reachable later.
 * @throws {SettingError} when the bucket does not exist or refuses our key
 */
export async function openStorage(config: Config, log: Pick<Log, 'warn'>): Promise<ObjectStore> {
  if (!config.bucket) return openFolderStore(config.dataDir);
  const { bucket } = config.bucket;
  const store = openBucket(config, config.bucket);
  await store.check().catch((error) => {
    if (error instanceof StoreRefusal)
      throw new SettingError(
        `FILES_URL: the store does not let us use the bucket ${bucket}: ${error.message}. Correct the address or the keys, or create the bucket.`,
      );
    if (!(error instanceof StoreUnavailable)) throw error;
    log.warn('The object store does not answer; files are shown once it does', { error });
  });
  return store;
}

/** The bucket of the setting; whether it answers is not checked. */
function openBucket({ dataDir }: Pick<Config, 'dataDir'>, place: NonNullable<Config['bucket']>): ObjectStore {
  return openBucketStore({ ...place, workingFolder: join(dataDir, 'files', 'incoming') });
}

type Parts = {
  readonly config: Pick<Config, 'dataDir' | 'bucket' | 'redirectsDownloads'>;
  readonly objects: ObjectStore;
  readonly pool: Pool;
  readonly secret: string;
  /** Whether everybody may see a file; undefined: this process serves none. */
  readonly isShown?: (hash: string) => Promise<boolean>;
};

/** Opens the files of the site in the store. */
export function openStoredFiles({
  config,
  objects,
  pool,
  secret,
  isShown = async () => false,
}: Parts): Files {
  return openFiles({
    directory: join(config.dataDir, 'files'),
    objects: below(objects, storedBelow.files),
    locks: config.bucket ? lockFiles(pool) : undefined,
    redirectsDownloads: config.redirectsDownloads,
    secret,
    isShown,
  });
}

/** The advisory locks of the file store: "file" in ASCII, which nothing else locks. */
const family = 0x66_69_6c_65;

/** Locks of PostgreSQL, which all machines share. */
function lockFiles(pool: Pool): FileLocks {
  const locking =
    (kind: '' | '_shared'): FileLocks['storing'] =>
    async (hash, work) => {
      const connection = await pool.connect();
      let isUnlocked = false;
      try {
        await connection.query(`SELECT pg_advisory_lock${kind}(${family}, hashtext($1))`, [hash]);
        const result = await work();
        await connection.query(`SELECT pg_advisory_unlock${kind}(${family}, hashtext($1))`, [hash]);
        isUnlocked = true;
        return result;
      } finally {
        // A connection that is ended holds no lock.
        connection.release(!isUnlocked);
      }
    };
  return { storing: locking('_shared'), removing: locking('') };
}
