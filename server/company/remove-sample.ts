import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inTransaction } from '#services/foundation/transaction.ts';
import { storedBelow } from '../files/storage/stored-keys.ts';
import type { Log } from '../log.ts';
import type { Config } from '../settings/config.ts';
import { clearCompany, countCompany, listCounts } from './clear-company.ts';
import { Refusal, readCommand, runCommand, say } from './command-line.ts';
import { findOthers } from './find-others.ts';
import { openCompany } from './open-company.ts';

const sample = join(import.meta.dirname, '../../seed/company');

/** `npm run remove-sample`: deletes the whole sample company, after listing what will be deleted. */
await runCommand(async (config: Config, log: Log) => {
  const { yes, all } = readCommand('npm run remove-sample -- [--yes] [--all]', ['yes', 'all'], {
    takesFolder: false,
  });
  const { held, backEnds, close } = await openCompany(config, log);
  const { pool, parts, objects } = held;
  const there = await countCompany(pool, parts);
  if (there.length === 0) throw new Refusal('There is no company in the database.');
  const others = await findOthers(pool, parts, sample);
  if (others.length > 0 && !all)
    throw new Refusal(
      `The database holds what the sample company does not have:\n${listCounts(others).join('\n')}\nWith --all it is deleted, too. Nothing was changed.`,
    );
  const what = listCounts(there).join('\n');
  if (!yes)
    throw new Refusal(
      `This would delete, and all pictures, films, documents and attachments:\n${what}\nSay --yes if that is what you want. Nothing was changed.`,
    );
  await inTransaction(pool, (connection) => clearCompany(connection, parts));
  // No row refers to these files any more.
  for (const folder of Object.values(storedBelow)) {
    for await (const { key } of objects.list(folder)) await objects.remove(key);
    // Files derived from them on this machine, such as resized pictures.
    await rm(join(config.dataDir, folder), { recursive: true, force: true });
  }
  await backEnds.search.own
    ?.fill()
    .catch((error) => log.warn('The search index could not be emptied', { error }));
  say(`Deleted:\n${what}`);
  await close();
});
