import { openFolderStore } from '#services/foundation/objects/folder-store.ts';
import { StoreUnavailable } from '#services/foundation/objects/object-store.ts';
import { Refusal, readCommand, runCommand, say } from '../../company/command-line.ts';
import type { Log } from '../../log.ts';
import type { Config } from '../../settings/config.ts';
import { Altered, moveFiles } from './move-files.ts';
import { openStorage } from './open-storage.ts';

const usage = 'npm run move-files -- --to-bucket, or --to-folder';

/** `npm run move-files -- --to-bucket`: copies all files from DATA_DIR into the bucket at FILES_URL; `--to-folder`: back. */
await runCommand(async (config: Config, log: Log) => {
  const options = readCommand(usage, ['to-bucket', 'to-folder'], { takesFolder: false });
  if (options['to-bucket'] === options['to-folder']) throw new Refusal(`Name the target.\nWrite: ${usage}`);
  if (!config.bucket) throw new Refusal('FILES_URL says which bucket. It is not set.');
  const folder = openFolderStore(config.dataDir);
  const bucket = await openStorage(config, log);
  const [from, to] = options['to-bucket'] ? [folder, bucket] : [bucket, folder];
  const { moved, there, broken } = await moveFiles(from, to, (files) => say(`${files} files …`)).catch(
    (error) => {
      if (!(error instanceof StoreUnavailable || error instanceof Altered)) throw error;
      throw new Refusal(`${error.message}\nRun the command again: it goes on where it stopped.`);
    },
  );
  say(
    `Moved ${moved} files and read each again; ${there} were there already. What was copied stays where it was.`,
  );
  if (broken.length > 0)
    throw new Refusal(
      `${broken.length} have other bytes than their names say and were not moved:\n${broken.slice(0, 50).join('\n')}`,
    );
});
