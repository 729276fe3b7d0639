import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expectNothing } from '../nothing.ts';
import { endMotion } from './accessibility.ts';

const source = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js'),
  'utf8',
);

type Result = {
  readonly ruleId: string;
  readonly reasonId: string | number;
  readonly value: readonly [level: string, outcome: string];
  readonly path: { readonly dom: string };
  readonly message: string;
  readonly snippet: string;
};
type Checker = {
  check: (where: Document, rules: readonly string[]) => Promise<{ results: readonly Result[] }>;
};

declare global {
  interface Window {
    /** The global of the engine's script. */
    ace: { Checker: new () => Checker };
  }
}

/**
 * What the engine of IBM Equal Access (WCAG 2.2 A and AA and IBM's own additions) calls a violation: one line
 * for each element. Closed sections are opened first: in a closed `details` the engine takes a field for
 * visible and its label for hidden.
 */
async function findSecondEngineViolations(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'ace' in window);
  if (!isThere) await page.evaluate(source);
  await page.evaluate(async () => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
  await page.evaluate(endMotion);
  const results = await page.evaluate(async () => {
    // It logs what it cannot judge.
    console.log = () => {};
    const { results } = await new window.ace.Checker().check(document, ['IBM_Accessibility']);
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, reasonId, path, message, snippet }) => ({ ruleId, reasonId, path, message, snippet }));
  });
  return results.map(
    ({ ruleId, reasonId, path, message, snippet }) =>
      `${ruleId} (${reasonId}): ${message} – ${path.dom} ${snippet.slice(0, 200)}`,
  );
}

export async function expectNoSecondEngineViolations(page: Page): Promise<void> {
  expectNothing(await findSecondEngineViolations(page), page.url());
}
