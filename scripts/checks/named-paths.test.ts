import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The files in which paths are checked: documents, and the comments of the program. */
const places =
  '{*.md,*.ts,*.cjs,docs/**/*.md,{server,contracts,services,web,seed,scripts,tests,bench,media}/**/*.{ts,tsx,mjs,css}}';

/** The files of worked examples, and folders that no longer exist, as the decision says. */
const passed = {
  'docs/develop/a-screen.md': /contracts?(\.tsx|-operations\.ts|\.test\.ts)$/,
  'docs/decisions/0067-the-tree-of-web.md': /^web\/(request|ui|website|portal|editor)$/,
} as Readonly<Record<string, RegExp>>;

const rooms = 'server|contracts|services|web|seed|scripts|media|tests|bench|docs';
const path = new RegExp(`(?<![\\w./#@{}-])(?:${rooms})/[\\w./{}*,@+-]*[\\w}*]`, 'g');
/** A file name without its folder, as documents name it next to others. */
const bare = /(?<![\w./#@{}-])(?!x\.ts)[a-z][\w./-]*\.(?:tsx?|mjs|cjs|css|graphql)$/;
const extension = /\.(?:tsx?|mjs|cjs|css|json|ya?ml|graphql|md|html)$/;

const files = globSync(`{*,docs/**/*,{${rooms.replaceAll('|', ',')}}/**/*}`, {
  exclude: ['**/node_modules/**', 'bench/peers/**'],
});
const basenames = new Set(files.map((file) => file.replace(/.*\//, '')));

/**
 * `{language}` matches anything, `{a,b}.ts` must match for both, and a decision may be named by its number.
 */
function isThere(named: string): boolean {
  const pattern = named.replace(/\{\w+\}/g, '*').replace(/^(docs\/decisions\/\d{4})$/, '$1*');
  const braces = /\{([^{}]*)\}/.exec(pattern);
  if (!braces) return globSync(pattern).length > 0;
  return braces[1]!.split(',').every((part) => isThere(pattern.replace(braces[0], part.trim())));
}

function findNames(file: string, line: string): string[] {
  if (!file.endsWith('.md')) {
    if (!/^\s*(?:\/?\*|\/\/)|\s\/\/ /.test(line)) return [];
    return (line.match(path) ?? []).filter(
      (name) => extension.test(name) || /^docs\/decisions\/\d{4}$/.test(name),
    );
  }
  return [...line.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => [
    ...(code.match(path) ?? []).filter((name) => !/^services\/x(\/|$)/.test(name)),
    ...(bare.test(code) && !basenames.has(code.replace(/.*\//, '')) ? [code] : []),
  ]);
}

test('every path that a document or a comment names is there', () => {
  const lost = globSync(places, { exclude: ['**/node_modules/**', 'bench/peers/**'] }).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        findNames(file, line)
          .filter((name) => !passed[file]?.test(name) && !isThere(name))
          .map((name) => `${file}:${index + 1}: ${name}`),
      ),
  );
  expect(lost).toEqual([]);
});
