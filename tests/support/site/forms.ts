import type { Locator, Page } from 'playwright-core';
import { refusalOf, type VisitOptions } from '../browser/page-test.ts';
import { type Answer, sendRequest } from '../send-request.ts';
import { text } from '../texts.ts';

const spoken = (place: Locator) => new URL(place.page().url()).pathname.slice(1, 3);

/** A form by its name, on a page or within a panel. */
export function formIn(place: Page | Locator, name: string): Locator {
  const within = 'goto' in place ? place.getByRole('main') : place;
  return within.locator(`form[action$="/forms/${name}"]`);
}

/** Opens the panel of the experts with the button at the edge of the page. */
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

/** Advances the clock of the page, which the test has installed, by the time that a person takes. */
export function takeTime(page: Page): Promise<void> {
  return page.clock.fastForward(20_000);
}

export async function send(form: Locator): Promise<void> {
  await form.locator('button[type=submit]').click();
}

/** The message at a field; null: none. */
export async function problemAt(form: Locator, name: string): Promise<string | null> {
  const id = await form.locator(`[name="${name}"]`).getAttribute('id');
  const error = form.locator(`[id="${id}-error"]`);
  return (await error.count()) > 0 ? error.textContent() : null;
}

/** The lines of the summary above a form. */
export function summaryOf(form: Locator): Promise<string[]> {
  return form.getByRole('alert').locator('li').allTextContents();
}

/** The thanks that replace a submitted form. */
export function thanksIn(place: Page | Locator): Locator {
  const language = spoken(place.locator('*').first());
  return place.getByRole('status').filter({ hasText: text(language, 'forms', 'sent.title') });
}

/** The input of a person who tries the forms. */
export const ada = {
  firstName: 'Ada',
  lastName: 'Winter <b>',
  email: 'ada@example.com',
  company: "O'Neil & Söhne",
  country: 'CZ',
  message: 'Two lines\nof text',
};
/** The message at each missing field. */
export const required = {
  email: 'Please provide a valid email address',
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  company: 'Please enter the company you work for',
  country: "Please enter the country you're in",
  product: 'Please specify the product your request regards',
  serialNumber: 'Please enter the serial number of your product',
  message: 'Please add some more details',
};

let visitors = 0;

/** A visitor without earlier submissions, with a browser whose clock can be advanced. */
export function newVisitor({ script = true } = {}): VisitOptions {
  visitors += 1;
  const address = `192.0.2.${visitors}`;
  return {
    script,
    async before(page) {
      // The adjustable clock is itself a script.
      if (script) await page.clock.install();
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
    },
  };
}

/** The browser's complaints about an error response that a test expects. */
export const answered = (status: number) => [refusalOf(status)];

/** Submits a form as a program does, without a browser; `origin`: the claimed site of the form. */
export function postForm(
  site: string,
  form: string,
  values: Readonly<Record<string, string>>,
  visitor: string,
  origin = site,
): Promise<Answer> {
  return sendRequest(`${site}/en/forms/${form}`, {
    method: 'POST',
    headers: {
      origin,
      'x-forwarded-for': visitor,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(values).toString(),
  });
}

/** The submitted values of a form in a back end, by field. */
export const valuesOf = ({ values }: { values: readonly { name: string; value: string }[] }) =>
  Object.fromEntries(values.map(({ name, value }) => [name, value]));
