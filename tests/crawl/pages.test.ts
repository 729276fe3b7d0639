import { colourRules, expectNoViolations } from '../support/browser/accessibility.ts';
import { expectNoOverflow, resize } from '../support/browser/layout.ts';
import { test } from '../support/browser/page-test.ts';
import { expectNoSecondEngineViolations } from '../support/browser/second-engine.ts';
import { everyLook } from './stops.ts';

// Console messages fail a test, too. `node scripts/crawl/crawl.ts` opens every page.
test.for(await everyLook())(
  'NAV-07 PAG-01 %s (%s) is accessible and fits, wide and narrow',
  async ([path, site], { visit }) => {
    const page = await visit(path, { site });
    for (const width of [1440, 390]) {
      await resize(page, width);
      await expectNoOverflow(page);
      await expectNoViolations(page, { without: colourRules });
    }
    // Colours do not depend on the width; header and footer are checked in every theme (tests/e2e/frame/themes.test.ts).
    await expectNoViolations(page, { only: colourRules, within: 'main' });
    await expectNoSecondEngineViolations(page);
    await resize(page, 320);
    await expectNoOverflow(page);
  },
);
