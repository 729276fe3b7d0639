import type { Locator, Page } from 'playwright-core';
import { text } from '../texts.ts';

const spoken = (place: Locator) => new URL(place.page().url()).pathname.slice(1, 3);

/** A form by its name, of a page or within a panel. */
export function formIn(place: Page | Locator, name: string): Locator {
  const within = 'goto' in place ? place.getByRole('main') : place;
  return within.locator(`form[action$="/forms/${name}"]`);
}

/** The panel of the experts, opened by the button at the edge of the page. */
export async function openContactPanel(page: Page): Promise<Locator> {
  const expert = text(new URL(page.url()).pathname.slice(1, 3), 'frame', 'expert');
  await page.locator('[data-opens="contact-panel"]').click();
  return page.getByRole('dialog', { name: expert });
}

/** Types into the fields of a form by their names in the contract; countries by their code. */
export async function fillIn(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = form.locator(`[name="${name}"]`);
    if (name === 'country') await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Takes the time that a person takes, by the clock of the page, which the test has installed. */
export function takeTime(page: Page): Promise<void> {
  return page.clock.fastForward(20_000);
}

export async function send(form: Locator): Promise<void> {
  await form.locator('button[type=submit]').click();
}

/** What is said at a field; null: nothing. */
export async function problemAt(form: Locator, name: string): Promise<string | null> {
  const id = await form.locator(`[name="${name}"]`).getAttribute('id');
  const error = form.locator(`[id="${id}-error"]`);
  return (await error.count()) > 0 ? error.textContent() : null;
}

/** The lines of the summary above a form. */
export function summaryOf(form: Locator): Promise<string[]> {
  return form.getByRole('alert').locator('li').allTextContents();
}

/** The thanks that stand in place of a form that was sent. */
export function thanksIn(place: Page | Locator): Locator {
  const language = spoken(place.locator('*').first());
  return place.getByRole('status').filter({ hasText: text(language, 'forms', 'sent.title') });
}
