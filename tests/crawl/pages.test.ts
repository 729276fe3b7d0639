import { colourRules, expectNoViolations } from '../support/accessibility.ts';
import { expectNoOverflow } from '../support/layout.ts';
import { test } from '../support/page-test.ts';
import { everyPage } from './stops.ts';

// What happens in the console fails a test, too.
test.for(await everyPage())(
  'NAV-07 PAG-01 %s (%s) is accessible and fits, wide and narrow',
  async ([path, site], { visit }) => {
    const page = await visit(path, { site });
    await expectNoOverflow(page);
    await expectNoViolations(page, { without: colourRules });
    // Header and footer are judged in every theme (e2e/themes.test.ts), and narrow in every language (languages.test.ts).
    await expectNoViolations(page, { only: colourRules, within: 'main' });
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoOverflow(page);
    await expectNoViolations(page, { without: colourRules, within: 'main' });
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
  },
);
