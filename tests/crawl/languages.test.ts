import { languages } from '#contracts/languages.ts';
import { colourRules, expectNoViolations } from '../support/browser/accessibility.ts';
import { expectLabelsApart, expectNoOverflow, expectWholeWords, resize } from '../support/browser/layout.ts';
import { test } from '../support/browser/page-test.ts';
import { everyOtherLanguage, type Stop } from './stops.ts';

const ofCatalogue: Stop[] = [
  ...languages.map((language) => [`/${language}/products`, 'main'] as const),
  // Languages with long or compound words.
  ...['de', 'hu', 'pt'].flatMap((language) =>
    ['products/wire-processing', 'services'].map((path) => [`/${language}/${path}`, 'main'] as const),
  ),
];

/** Languages differ in the length of their words, which shows on narrow screens. */
test.for([...(await everyOtherLanguage()), ...ofCatalogue])(
  'LOC-01 %s (%s) fits, wide and narrow',
  async ([path, site], { visit }) => {
    const page = await visit(path, { site });
    for (const width of [1440, 1000, 390]) {
      await resize(page, width);
      await expectNoOverflow(page);
      await expectWholeWords(page);
      await expectLabelsApart(page);
    }
    // Languages differ in the names of controls, and forms have most controls.
    if (path.endsWith('/contact')) await expectNoViolations(page, { without: colourRules, within: 'main' });
  },
);

test.for(languages)('URL-10 an unknown page in %s is accessible and fits', async (language, { visit }) => {
  const page = await visit(`/${language}/none`, { status: 404, width: 390 });
  await expectNoOverflow(page);
  await expectNoViolations(page, { without: colourRules });
});

/** Kinds of pages with tables, cards, long titles and figures. */
const ofManyWords = [
  'products/wire-processing/higher-automation-platforms/automatic-crimping/reuss-410',
  'products',
  'about-us/quality',
  'media-releases',
  'stories/reading-a-micrograph',
  'contact',
];

/**
 * The browser of the tests has no hyphenation dictionary: words may break here, but must never make a page
 * wider.
 */
test.for(languages.flatMap((language) => ofManyWords.map((path) => `/${language}/${path}`)))(
  'LOC-01 %s is no wider than the narrowest phone',
  async (path, { visit }) => {
    await expectNoOverflow(await visit(path, { width: 320 }));
  },
);
