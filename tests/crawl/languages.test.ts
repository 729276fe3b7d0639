import { languages } from '#web/i18n/locales.ts';
import { colourRules, expectNoViolations } from '../support/accessibility.ts';
import { expectNoOverflow, resize } from '../support/layout.ts';
import { test } from '../support/page-test.ts';
import { everyLanguage, type Stop } from './stops.ts';

const coming: Stop[] = languages.map((language) => [`/${language}/products`, 'main']);

/** Languages differ in the length of their words, which shows on narrow screens. */
test.for([...(await everyLanguage()), ...coming])(
  'LOC-01 %s (%s) is accessible and fits',
  async ([path, site], { visit }) => {
    const page = await visit(path, { site });
    await expectNoOverflow(page);
    await resize(page, 390);
    await expectNoOverflow(page);
    // Header and footer are the same on all pages of a language: judged with the page that is not found.
    await expectNoViolations(page, { without: colourRules, within: 'main' });
  },
);

test.for(languages)('URL-10 an unknown page in %s is accessible and fits', async (language, { visit }) => {
  const page = await visit(`/${language}/none`, { status: 404, width: 390 });
  await expectNoOverflow(page);
  await expectNoViolations(page, { without: colourRules });
});
