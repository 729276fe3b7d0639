import { spawnSync } from 'node:child_process';
import type { Fault } from './fault.ts';

type Message = {
  readonly type: string;
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
};

/**
 * Checks pages with the Nu HTML checker, the reference implementation of the standard's rules.
 * @param jar path of vnu.jar; without it nothing is checked, and that is reported
 * @param folder the folder of the pages, named by their numbers: `0.html`
 * @param addresses of the pages, by number
 * @throws when the jar is given but does not run
 */
export function checkWithNu(
  jar: string | undefined,
  folder: string,
  addresses: readonly string[],
  say: (text: string) => void,
): Fault[] {
  if (!jar) {
    say('VNU_JAR is not set: the Nu checker was not asked');
    return [];
  }
  const messages = messagesOf(jar, folder);
  say(`The Nu checker read ${addresses.length} pages`);
  return messages.map(({ url, message, extract = '' }) => ({
    check: 'valid HTML',
    address: addresses[Number(/(\d+)\.html$/.exec(url)?.[1])] ?? url,
    detail: `Nu: ${message} (${extract.replace(/\s+/g, ' ').trim().slice(0, 120)})`,
  }));
}

/** Its CSS checker does not know container units, `@starting-style`, `field-sizing` and other current CSS. */
const isOfHtml = ({ type, message }: Message) => type === 'error' && !message.startsWith('CSS:');

function messagesOf(jar: string, folder: string): Message[] {
  const { stderr, error } = spawnSync(
    'java',
    ['-Xss4m', '-jar', jar, '--format', 'json', '--errors-only', '--skip-non-html', folder],
    { encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 },
  );
  if (error) throw new Error(`The Nu checker does not run: ${error.message}`);
  try {
    return (JSON.parse(stderr) as { messages: Message[] }).messages.filter(isOfHtml);
  } catch {
    throw new Error(`The Nu checker does not run: ${stderr.slice(0, 500)}`);
  }
}
