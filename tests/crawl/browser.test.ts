import { languages } from '#web/i18n/locales.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { expectNoOverflow } from '../support/layout.ts';
import { test } from '../support/page-test.ts';
import { originOf, type SiteName } from '../support/site.ts';
import { sampleOf } from './sample.ts';
import { sitemapAddresses } from './sitemap.ts';

const kinds = new Set(['home', 'contact', 'about-us', 'careers', 'legal']);
const sites: readonly SiteName[] = ['main', 'wirelane'];
const listed = await Promise.all(
  sites.map(async (site) => {
    const addresses = sampleOf(await sitemapAddresses(originOf(site)), (kind) => kinds.has(kind));
    return addresses.map((address) => [address.slice(originOf(site).length), site] as const);
  }),
);
const coming = languages.map((language) => [`/${language}/products`, 'main'] as const);

/** Every page once, every language once for each kind of page; what happens in the console fails the test, too. */
test.for([...listed.flat(), ...coming])(
  'NAV-07 LOC-01 %s (%s) is accessible and fits',
  async ([path, site], { visit }) => {
    const page = await visit(path, { site });
    await expectNoOverflow(page);
    await expectNoViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoOverflow(page);
    await expectNoViolations(page);
  },
);

test.for(languages)('URL-10 an unknown page in %s is accessible and fits', async (language, { visit }) => {
  const page = await visit(`/${language}/none`, { status: 404, width: 390 });
  await expectNoOverflow(page);
  await expectNoViolations(page);
});
