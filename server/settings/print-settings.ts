import { readConfig, SettingError } from './config.ts';
import { getWords, settingNames } from './settings.ts';

// Prints the effective settings, one on each line: name, value, and the source of the value.
try {
  readConfig(process.env);
  const rows = settingNames.map((name) => {
    const { unset, isSecret } = getWords(name);
    const given = process.env[name]?.trim();
    const value = given ? (isSecret ? '(hidden)' : given) : unset.replaceAll('`', '') || '(none)';
    return [name, given ? 'environment' : 'default', value] as const;
  });
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, origin, value] of rows)
    process.stdout.write(`${name.padEnd(width)}  ${origin.padEnd(11)}  ${value}\n`);
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
