import * as v from 'valibot';
import { type ObjectStore, readObject } from '#services/foundation/objects/object-store.ts';

/** Beside the files, where every machine of the installation finds it; a backup itself does not hold it. */
const key = 'backup/last.json';

const lastBackup = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
type LastBackup = v.InferOutput<typeof lastBackup>;

/** Records a backup that was written, in place of the one before. */
export async function noteBackup(
  objects: Pick<ObjectStore, 'put'>,
  { at, bytes }: LastBackup,
): Promise<void> {
  await objects.put(key, Buffer.from(JSON.stringify({ at, bytes })));
}

/** The last backup that `npm run backup` wrote. Undefined: none is known. */
export async function findLastBackup(objects: Pick<ObjectStore, 'read'>): Promise<LastBackup | undefined> {
  const written = await readObject(objects, key);
  return written && v.parse(lastBackup, JSON.parse(written.toString()));
}
