import type { Locator, Page } from 'playwright-core';
import { text } from '../texts.ts';

/** The language of the address; the page itself may be a fallback in another one. */
function languageOf(page: Page): string {
  return new URL(page.url()).pathname.slice(1, 3);
}

/** The main navigation; on narrow screens it has to be open. */
export function mainMenu(page: Page): Locator {
  return page.getByRole('navigation', { name: text(languageOf(page), 'frame', 'mainNavigation') });
}

/** Opens an item of the main menu, and the menu itself on narrow screens. Gives the item with its panel. */
export async function openMenu(page: Page, title: string): Promise<Locator> {
  const menu = mainMenu(page);
  const button = page.getByRole('button', { name: text(languageOf(page), 'frame', 'menu.open') });
  if (!(await menu.isVisible())) await button.click();
  const item = menu
    .getByRole('group')
    .filter({ has: page.getByText(title, { exact: true }) })
    .first();
  await item.locator('summary').click();
  return item;
}

/** Opens the dialog for country, language and measurement system. */
export async function openChooser(page: Page): Promise<Locator> {
  const spoken = languageOf(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: text(spoken, 'frame', 'chooser.open') })
    .click();
  return page.getByRole('dialog', { name: text(spoken, 'frame', 'chooser') });
}

export type Choice = {
  /** Its name in the reader's language. */
  readonly country?: string;
  /** Its name in the language itself. */
  readonly language?: string;
  readonly units?: 'Metric' | 'Imperial';
};

/** Chooses in the dialog, saves, and waits for the resulting page. */
export async function chooseLocale(page: Page, choice: Choice): Promise<void> {
  const spoken = languageOf(page);
  const dialog = await openChooser(page);
  const words = (key: string) => text(spoken, 'frame', key);
  if (choice.country) {
    await dialog.getByLabel(words('chooser.country')).selectOption({ label: choice.country });
  }
  if (choice.language) {
    await dialog.getByLabel(words('chooser.language')).selectOption({ label: choice.language });
  }
  if (choice.units) {
    await dialog.getByRole('radio', { name: text(spoken, 'units', choice.units.toLowerCase()) }).check();
  }
  await leave(page, () => dialog.getByRole('button', { name: words('chooser.save') }).click());
}

/** Switches to another language for pages that lack the reader's, in the banner that offers it. */
export async function switchLanguageFallback(page: Page, languageName: string): Promise<void> {
  await leave(page, () => languageBanner(page).getByRole('button', { name: languageName }).click());
}

/** The notice that the page is not available in the reader's language. */
export function languageBanner(page: Page): Locator {
  return page
    .locator('main')
    .getByRole('complementary')
    .filter({ has: page.locator('form, p') })
    .first();
}

/** Performs an action that leads to another page, and waits for that page. */
export async function leave(page: Page, act: () => Promise<unknown>): Promise<void> {
  const gone = page.waitForEvent('domcontentloaded');
  await act();
  await gone;
}
