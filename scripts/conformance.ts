// `npm run conformance -- --search https://search.example.com/api/search`: the contract tests against any address
// (docs/develop/own-back-end.md). Tokens are secrets, so they come as settings, as the site gets them.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

const suites = {
  search: { prefix: 'SEARCH', files: ['search/search-promises'] },
  products: { prefix: 'PRODUCT', files: ['products/products', 'products/product-lists'] },
  content: {
    prefix: 'CONTENT',
    files: ['content/content', 'content/content-lists', 'content/content-pages', 'content/content-access'],
  },
} as const;

const usage = `Write: npm run conformance -- --search ADDRESS --word WORD
       npm run conformance -- --products ADDRESS
       npm run conformance -- --content ADDRESS
with SEARCH_API_TOKEN, PRODUCT_API_TOKEN or CONTENT_API_TOKEN in the environment, 12 characters or more.
docs/develop/own-back-end.md says what has to be loaded there.`;

/** The settings and the files of what was asked for, or what is wrong with it. */
function read(args: string[]): { env: Record<string, string>; files: string[] } | string {
  const text = { type: 'string' } as const;
  const options = { search: text, products: text, content: text, support: text, accounts: text, word: text };
  const parsed = tryParse(() => parseArgs({ args, options }).values);
  if (typeof parsed === 'string') return parsed;
  if (parsed.support !== undefined || parsed.accounts !== undefined)
    return 'Support and accounts cannot be tried at an address: their tests sign in people of their own and set the clock.';
  const env: Record<string, string> = { CONFORMANCE: 'yes' };
  const files: string[] = [];
  for (const [name, { prefix, files: own }] of Object.entries(suites)) {
    const address = parsed[name as keyof typeof suites];
    if (address === undefined) continue;
    if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
      return `--${name}: ${address} is not an address.`;
    if (!process.env[`${prefix}_API_TOKEN`]) return `${prefix}_API_TOKEN is not set.`;
    env[`${prefix}_API_URL`] = address.replace(/\/$/, '');
    files.push(...own.map((file) => `tests/contract/${file}.test.ts`));
  }
  if (parsed.word !== undefined) env.SEARCH_WORD = parsed.word;
  return files.length > 0 ? { env, files } : 'Which back end?';
}

function tryParse<Parsed>(parse: () => Parsed): Parsed | string {
  try {
    return parse();
  } catch (error) {
    return (error as Error).message;
  }
}

const command = read(process.argv.slice(2));
if (typeof command === 'string') {
  process.stderr.write(`${command}\n${usage}\n`);
  process.exitCode = 2;
} else {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'contract', '--reporter=verbose'];
  const child = spawn(process.execPath, [...vitest, ...command.files], {
    stdio: 'inherit',
    env: { ...process.env, ...command.env },
  });
  child.once('close', (code) => {
    process.exitCode = code ?? 1;
  });
}
