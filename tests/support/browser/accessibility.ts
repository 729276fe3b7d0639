import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expectNothing } from '../nothing.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Axe = { run: (where: Document | string, options: object) => Promise<AxeResults> };

/**
 * The colour rules of axe, which take half of its time. Colours depend on the theme, but neither on the
 * language nor on the width.
 */
export const colourRules = ['color-contrast', 'link-in-text-block'];

type Options = {
  /** Only these rules of axe. */
  readonly only?: readonly string[];
  /** Rules of axe that cannot judge what is tested. */
  readonly without?: readonly string[];
  /** Only the content of this element, as a selector. */
  readonly within?: string;
};

/** Violations of WCAG 2.2 AA and of axe's own best practices: one line for each element. */
export async function violationsOf(
  page: Page,
  { only, without = [], within }: Options = {},
): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
  await page.evaluate(endMotion);
  const { violations } = await page.evaluate(
    ([runOnly, without, within]) =>
      (window as unknown as { axe: Axe }).axe.run(within ?? document, {
        runOnly,
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
      }),
    [
      only ? { type: 'rule', values: [...only] } : { type: 'tag', values: tags },
      [...without],
      within,
    ] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')} – ${failureSummary?.replace(/\s+/g, ' ')}`,
    ),
  );
}

/** Ends transitions: a colour on its way to another one would be judged by its current value. */
export function endMotion(): void {
  // The end of one transition may start another: that of an inherited colour.
  for (let round = 0; round < 20; round += 1) {
    const moving = document.getAnimations().filter(({ effect, playState, timeline }) => {
      return (
        playState === 'running' &&
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
      );
    });
    if (moving.length === 0) return;
    for (const each of moving) each.finish();
  }
}

export async function expectNoViolations(page: Page, options?: Options): Promise<void> {
  expectNothing(await violationsOf(page, options), page.url());
}
