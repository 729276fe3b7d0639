import { colourRules, expectNoViolations } from '../support/accessibility.ts';
import { expectNoOverflow, resize } from '../support/layout.ts';
import { test } from '../support/page-test.ts';
import { everyPage } from './stops.ts';

const stops = (await everyPage()).map(([path, site], place) => ({
  path,
  site,
  // Neighbours are of one kind: each kind is judged at both widths.
  judged: place % 2 === 0 ? 1440 : 390,
}));

// What happens in the console fails a test, too.
test.for(stops)(
  'NAV-07 PAG-01 $path ($site) is accessible at $judged and fits, wide and narrow',
  async ({ path, site, judged }, { visit }) => {
    const page = await visit(path, { site });
    for (const width of [1440, 390, 320]) {
      await resize(page, width);
      await expectNoOverflow(page);
      if (width !== judged) continue;
      await expectNoViolations(page, { without: colourRules });
      // Header and footer are judged in every theme (e2e/themes.test.ts).
      await expectNoViolations(page, { only: colourRules, within: 'main' });
    }
  },
);
