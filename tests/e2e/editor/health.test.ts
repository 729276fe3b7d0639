import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { editorCookies } from '../../support/site/editors.ts';
import { text } from '../../support/texts.ts';

const t = (key: string) => text('en', 'editorHealth', key);

test.for([1440, 390])(
  'EDI-05 the content check names what is to be mended, %s wide',
  async (width, { visit }) => {
    const page = await visit('/en/editor/health', { width, cookies: await editorCookies('chief') });
    await page.getByRole('heading', { name: t('inOrder') }).waitFor();
    const translations = page.getByRole('region', { name: t('translation'), exact: true });
    await translations.getByRole('columnheader', { name: t('owed'), exact: true }).waitFor();
    // The links lead to the pages that need a translation, on any site.
    for (const href of await translations
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      expect(href).toMatch(/\/translation\?site=all&language=[a-z]{2}&state=owed$/);
    await expectNoViolations(page);
    await expectNoOverflow(page);
  },
);
