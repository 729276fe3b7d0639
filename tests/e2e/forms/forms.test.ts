import { afterAll, beforeAll, expect } from 'vitest';
import { type SupportBackEnd, startSupportBackEnd } from '../../support/back-ends/support-back-end.ts';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { sampleDataDir } from '../../support/sample-data.ts';
import { type RunningServer, startServer } from '../../support/server.ts';
import {
  ada,
  answered,
  fillIn,
  formIn,
  newVisitor,
  openContactPanel,
  postForm,
  problemAt,
  required,
  send,
  summaryOf,
  takeTime,
  thanksIn,
  valuesOf,
} from '../../support/site/forms.ts';
import { leave } from '../../support/site/frame.ts';
import { text } from '../../support/texts.ts';

const data = sampleDataDir();
let support: SupportBackEnd;
let site: RunningServer;

beforeAll(async () => {
  support = await startSupportBackEnd();
  site = await startServer({
    DATA_DIR: data.path,
    SUPPORT_API_URL: support.url,
    SUPPORT_API_TOKEN: 'unknown-to-the-other',
    TRUST_PROXY: '1',
  });
});

afterAll(async () => {
  await site?.stop();
  support?.close();
  await data.remove();
});

const at = (path: string) => `${site.address}${path}`;

const lastTaken = () => support.taken.at(-1)!;

test('FRM-01 without script a form names everything that is missing, and keeps what was typed', async ({
  visit,
}) => {
  const page = await visit(at('/en/support/support-request'), {
    ...newVisitor({ script: false }),
    expected: answered(422),
  });
  const form = formIn(page, 'support');
  await fillIn(form, { company: ada.company });
  await leave(page, () => send(form));
  expect(new URL(page.url()).pathname).toBe('/en/forms/support');
  const { company, ...missing } = required;
  expect(await summaryOf(form)).toEqual(Object.values(missing));
  for (const [name, words] of Object.entries(missing)) expect(await problemAt(form, name)).toBe(words);
  expect(await problemAt(form, 'company')).toBeNull();
  expect(await form.getByLabel('Company').inputValue()).toBe(ada.company);
  await form.getByRole('link', { name: missing.serialNumber }).click();
  expect(new URL(page.url()).hash).toBe('#support-serialNumber');
});

test('FRM-01 without script a form is sent once, however often it is sent, and thanks', async ({ visit }) => {
  const before = support.taken.length;
  const page = await visit(at('/en-ch/contact'), { ...newVisitor({ script: false }) });
  const form = formIn(page, 'contact');
  expect(await form.getByLabel('Country').inputValue()).toBe('CH');
  await fillIn(form, ada);
  await leave(page, () => send(form));
  expect(new URL(page.url()).pathname).toBe('/en-ch/forms/contact/sent');
  expect(await page.getByText('reply within 24 hours').first().isVisible()).toBe(true);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');

  await page.goBack();
  await fillIn(form, ada);
  await leave(page, () => send(form));
  const [first, second, ...more] = support.taken.slice(before);
  expect(more).toEqual([]);
  expect(second?.key).toBe(first?.key);
  expect(first).toMatchObject({ form: 'contact', language: 'en', country: 'CH', path: '/en-ch/contact' });
  expect(valuesOf(first!)).toEqual({ ...ada, phone: '', product: '' });
});

test('FRM-01 with script the problems stand at the fields, and the thanks in place of the form', async ({
  visit,
}) => {
  const page = await visit(at('/en/contact'), { ...newVisitor(), expected: answered(422) });
  const form = formIn(page, 'contact');
  await send(form);
  await form.getByRole('alert').waitFor();
  expect(await summaryOf(form)).toContain(required.email);
  expect(await problemAt(form, 'message')).toBe(required.message);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
  const email = form.getByLabel('Email address');
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  expect(await email.getAttribute('aria-describedby')).toBe('contact-email-error');
  await expectNoViolations(page);

  await fillIn(form, ada);
  await takeTime(page);
  await send(form);
  await thanksIn(page).waitFor();
  expect(await form.isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Thank you');
  expect(lastTaken()).toMatchObject({ form: 'contact', path: '/en/contact' });
  expect(valuesOf(lastTaken())).toMatchObject(ada);
  await page.reload();
  expect(await form.getByLabel('Company').inputValue()).toBe('');
});

test.for(['/en/forms/contact', '/hu/forms/registration', '/en/forms/contact/sent'])(
  'FRM-01 %s is for everybody',
  async (path, { visit }) => {
    await expectNoViolations(await visit(at(path)));
  },
);

test('FRM-02 when the back end is down nothing that was typed is lost, with script and without', async ({
  visit,
}) => {
  const refusal = text('en', 'validation', 'form');
  expect(refusal).toBe('Something went wrong. Please verify your input is correct and try again later.');
  support.breakDown(true);
  try {
    for (const script of [true, false]) {
      const page = await visit(at('/en/contact'), {
        ...newVisitor({ script }),
        expected: answered(503),
      });
      const form = formIn(page, 'contact');
      await fillIn(form, ada);
      if (script) await takeTime(page);
      await send(form);
      await form.getByRole('alert').filter({ hasText: refusal }).waitFor();
      expect(await form.getByLabel('Details').inputValue()).toBe(ada.message);
      expect(await form.getByLabel('Country').inputValue()).toBe('CZ');
    }
  } finally {
    support.breakDown(false);
  }
});

test('FRM-02 what was typed outlives a broken network and a reload, and is then sent once', async ({
  visit,
}) => {
  const page = await visit(at('/en/contact'), {
    ...newVisitor(),
    expected: [/^request failed: .*contact\.json/, /^console error: Failed to load resource/],
  });
  const form = formIn(page, 'contact');
  await fillIn(form, ada);
  await takeTime(page);
  await page.route('**/forms/*.json', (route) => route.abort('connectionreset'));
  await send(form);
  await form.getByRole('alert').waitFor();
  await page.reload();
  expect(await form.getByLabel('Details').inputValue()).toBe(ada.message);
  await page.unroute('**/forms/*.json');
  const before = support.taken.length;
  await send(form);
  await thanksIn(page).waitFor();
  expect(support.taken.length).toBe(before + 1);
});

test('FRM-02 what is typed before the script comes stays, beside what was kept from before', async ({
  visit,
}) => {
  const page = await visit(at('/en/contact'), newVisitor());
  const form = formIn(page, 'contact');
  await fillIn(form, { company: ada.company, message: 'Kept from before' });
  const { promise: isTyped, resolve: comes } = Promise.withResolvers<void>();
  await page.route(/\/elements-[^/]*\.js$/, (route) => isTyped.then(() => route.continue()));
  await page.goto(at('/en/contact'));
  await page.evaluate(() => document.querySelector<HTMLElement>('main textarea')?.focus());
  await page.keyboard.insertText('Typed on a slow train');
  comes();
  await expect.poll(() => form.getByLabel('Company').inputValue()).toBe(ada.company);
  expect(await form.getByLabel('Details').inputValue()).toBe('Typed on a slow train');
});

test('FRM-01 with script a second click while it is sent does nothing', async ({ visit }) => {
  const page = await visit(at('/en/contact'), newVisitor());
  const form = formIn(page, 'contact');
  const before = support.taken.length;
  await fillIn(form, ada);
  await takeTime(page);
  await form.locator('button[type=submit]').dblclick();
  await thanksIn(page).waitFor();
  expect(support.taken.length).toBe(before + 1);
});

test('NAV-03 FRM-01 the expert is asked from every page, in a panel beside it', async ({ visit }) => {
  const page = await visit(at('/de-ch/about-us'), newVisitor());
  const panel = await openContactPanel(page);
  const form = formIn(panel, 'contact');
  expect(await form.getByLabel('Land').inputValue()).toBe('CH');
  expect(await form.getByLabel('Land').locator('option').allTextContents()).toContain('Vereinigte Staaten');
  await fillIn(form, ada);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await page.locator('footer [data-action="openContactPanel"]').first().click();
  expect(await form.getByLabel('Nachricht').inputValue()).toBe(ada.message);
  await takeTime(page);
  await send(form);
  await thanksIn(panel).waitFor();
  expect(lastTaken()).toMatchObject({ form: 'contact', language: 'de', path: '/de-ch/about-us' });
  await panel.getByRole('button', { name: 'Schliessen' }).click();
  await openContactPanel(page);
  expect(await form.getByLabel('Nachricht').inputValue()).toBe('');
});

test('NAV-03 where the panel does not come, its links lead to the contact page', async ({ visit }) => {
  const page = await visit(at('/en/about-us'), {
    ...newVisitor(),
    expected: [/forms\/contact\/panel/],
    before: (page) => page.route('**/en/forms/contact/panel', (route) => route.fulfill({ status: 503 })),
  });
  await openContactPanel(page);
  await page.waitForURL('**/en/contact');
});

test('FRM-01 a link may say which product a question is about', async ({ visit }) => {
  const page = await visit(at('/en/contact?product=Reuss%20455'), newVisitor());
  expect(await formIn(page, 'contact').getByLabel('Product').inputValue()).toBe('Reuss 455');
  const alone = await visit(at('/en/forms/support?product=Reuss%20455'), newVisitor({ script: false }));
  expect(await formIn(alone, 'support').getByLabel('Product').inputValue()).toBe('Reuss 455');
});

test('FRM-01 a form is filled in and sent by keyboard alone', async ({ visit }) => {
  const page = await visit(at('/en/contact'), { ...newVisitor(), expected: answered(422) });
  const form = formIn(page, 'contact');
  await form.getByLabel('First name').focus();
  await page.keyboard.type('Ada');
  for (const words of ['Winter', 'ada@example.com', 'Winter AG', 'Swi', '', '']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(words);
  }
  await takeTime(page);
  await page.keyboard.press('Enter');
  await form.getByRole('alert').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('message');
  await page.keyboard.type('By keyboard');
  // Past the files and the privacy notice.
  for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await thanksIn(page).waitFor();
  expect(valuesOf(lastTaken())).toMatchObject({ country: 'CH', message: 'By keyboard' });
});

test('FRM-01 STO-01 readers tell the authors what they think of a story', async ({ visit }) => {
  const path = '/en/stories/fez-halves-changeover-time';
  const page = await visit(at(path), newVisitor());
  const form = formIn(page, 'storyFeedback');
  expect(await form.isVisible()).toBe(false);
  await page.getByText('Feedback on this story').click();
  const { email, ...reader } = ada;
  await fillIn(form, reader);
  await expectNoViolations(page);
  await takeTime(page);
  await send(form);
  await thanksIn(page).waitFor();
  expect(lastTaken()).toMatchObject({ form: 'storyFeedback', path });
  expect(valuesOf(lastTaken())).toEqual(reader);
});

test('FRM-01 on every site a form is sent to the host that shows it', async ({ visit }) => {
  const expo = await visit(at('/en/wirepro-expo-2024/registration'), newVisitor({ script: false }));
  const registration = formIn(expo, 'registration');
  await fillIn(registration, { ...ada, guests: '2' });
  await leave(expo, () => send(registration));
  expect(new URL(expo.url()).pathname).toBe('/en/forms/registration/sent');
  expect(lastTaken()).toMatchObject({ form: 'registration', path: '/en/wirepro-expo-2024/registration' });

  const wirelane = site.address.replace('://', '://wirelane.');
  const page = await visit(`${wirelane}/de/contact`, newVisitor());
  const contact = formIn(page, 'contact');
  await fillIn(contact, ada);
  await takeTime(page);
  await send(contact);
  await thanksIn(page).waitFor();
  expect(lastTaken()).toMatchObject({ form: 'contact', language: 'de', path: '/de/contact' });
});

test('NAV-03 without script the same links lead to the contact page', async ({ visit }) => {
  const page = await visit(at('/en/about-us'), { script: false });
  for (const link of await page
    .locator('[data-action="openContactPanel"], [data-opens="contact-panel"]')
    .all()) {
    expect(await link.getAttribute('href')).toBe('/en/contact');
  }
});

const post = (form: string, values: Readonly<Record<string, string>>, visitor: string, kind = '') =>
  postForm(site.address, `${form}${kind}`, values, visitor);

test('FRM-01 programs are held off: the trap, the clock and the number of tries', async () => {
  const before = support.taken.length;
  const trapped = await post('contact', { ...ada, homepage: 'http://spam.example' }, '198.51.100.1');
  expect([trapped.status, trapped.headers.location]).toEqual([303, '/en/forms/contact/sent']);
  const hasty = await post('contact', { ...ada, elapsed: '200' }, '198.51.100.1', '.json');
  expect([hasty.status, JSON.parse(hasty.text).message]).toEqual([422, text('en', 'forms', 'tooFast')]);
  expect(support.taken.length).toBe(before);
  for (let time = 1; time <= 5; time += 1) {
    expect((await post('contact', { ...ada, message: `No ${time}` }, '198.51.100.1')).status).toBe(303);
  }
  const sixth = await post('contact', { ...ada, message: 'No 6' }, '198.51.100.1');
  expect(sixth.status).toBe(429);
  expect(sixth.text).toContain('Please try again in 10 minutes.');
  expect(sixth.text).toContain('No 6');
  expect((await post('contact', ada, '198.51.100.2')).status).toBe(303);
});

test('FRM-01 what others send is refused: foreign sites, forms that are none, values that are none', async () => {
  const foreign = await postForm(site.address, 'contact', ada, '198.51.100.3', 'http://elsewhere.example');
  expect(foreign.status).toBe(403);
  for (const name of ['none', 'constructor'])
    expect((await post(name, ada, '198.51.100.3')).status).toBe(404);
  const long = await post('contact', { ...ada, message: 'x'.repeat(5001) }, '198.51.100.3', '.json');
  expect(JSON.parse(long.text).problems).toEqual({ message: 'Please use no more than 5000 characters.' });
  const page = await post('contact', { ...ada, email: '"><script>alert(1)</script>' }, '198.51.100.3');
  expect(page.status).toBe(422);
  expect(page.text).not.toContain('<script>alert');
});

test('FRM-01 a phone shows the whole form, in a dark page, too', async ({ visit }) => {
  for (const path of ['/de/contact', '/ja/support/support-request']) {
    const page = await visit(at(path), { ...newVisitor(), width: 390, expected: answered(422) });
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'Dark_Copper';
    });
    await expectNoOverflow(page);
    const form = page.getByRole('main').locator('form[action*="/forms/"]');
    await send(form);
    await form.getByRole('alert').waitFor();
    await expectNoOverflow(page);
    await expectNoViolations(page);
  }
});
