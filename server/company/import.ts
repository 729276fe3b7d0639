import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { readCommand, runCommand, say } from './command-line.ts';
import { readCompanyFile } from './company-file.ts';
import { checkFolder } from './folder-check.ts';
import { importCompany } from './import-company.ts';
import { openCompany } from './open-company.ts';

/** `npm run import -- DIR`: takes over a company that was exported, into an empty database or in place of what is there. */
await runCommand(async (config: Config, log: Log) => {
  const asked = readCommand('npm run import -- DIR [--replace --yes]', ['replace', 'yes']);
  await checkFolder(asked.directory);
  const company = await readCompanyFile(asked.directory);
  const { held, backEnds, close } = await openCompany(config, log);
  const { records, files } = await importCompany(held, asked.directory, company, asked);
  await backEnds.search.own
    ?.fill()
    .catch((error) => log.warn('The search index could not be filled', { error }));
  say(`Imported from ${asked.directory}: ${records} records, ${files} files.`);
  await close();
});
