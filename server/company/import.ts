import type { Log } from '../log.ts';
import { findOwnCompany } from '../samples/own-company.ts';
import { loadSamples } from '../samples/samples.ts';
import type { Config } from '../settings/config.ts';
import { readCommand, runCommand, say } from './command-line.ts';
import { readCompanyFile } from './company-file.ts';
import { checkFolder } from './folder-check.ts';
import { clearForImport, importCompany } from './import-company.ts';
import { openCompany } from './open-company.ts';

/**
 * `npm run import -- DIR`: imports an exported company into an empty database or in place of the existing
 * one. A folder that was written by hand, such as the sample's, is loaded as at the first start; if it was
 * loaded before, only the later changes of its files are.
 */
await runCommand(async (config: Config, log: Log) => {
  const command = readCommand('npm run import -- DIR [--replace --yes]', ['replace', 'yes']);
  await checkFolder(command.directory);
  const company = await readCompanyFile(command.directory);
  const { held, backEnds, database, close } = await openCompany(config, log);
  if (company.form === 'authored') {
    const { files } = held;
    if (await findOwnCompany(database.pool)) await clearForImport(held, command);
    await loadSamples({ backEnds, files, database, log }, command.directory);
    say(`The company of ${command.directory} is loaded.`);
  } else {
    const { records, files } = await importCompany(held, command.directory, company, command);
    say(`Imported from ${command.directory}: ${records} records, ${files} files.`);
  }
  await backEnds.search.own
    ?.fill()
    .catch((error) => log.warn('The search index could not be filled', { error }));
  await close();
});
