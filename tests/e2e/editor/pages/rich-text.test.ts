import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { test, type VisitOptions } from '../../../support/browser/page-test.ts';
import { newDraft, savedTexts } from '../../../support/site/drafts.ts';
import { editorCookies } from '../../../support/site/editors.ts';

type Visit = (path: string, options: VisitOptions) => Promise<Page>;

/** A page with one empty text, whose editor has the focus. */
async function openText(
  visit: Visit,
  options: VisitOptions = {},
): Promise<{ page: Page; id: string; text: Locator }> {
  const id = await newDraft([{ id: 'words', type: 'text', width: 'Inline' }]);
  const cookies = await editorCookies('editor');
  const page = await visit(`/en/editor/pages/${id}`, { cookies, ...options });
  await page.getByRole('main').getByRole('button', { name: /^Text/ }).first().click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  return { page, id, text };
}
const savedText = async (id: string) => (await savedTexts(id))['words/text'];
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Form of the text' }).getByRole('button', { name, exact: true });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const text = (words: string, ...marks: string[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});

/** As when somebody pastes from another program. */
async function paste(area: Locator, html: string, rtf = ''): Promise<void> {
  await area.evaluate(
    (element, [html, rtf]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      clipboardData.setData('text/plain', 'plain');
      if (rtf) clipboardData.setData('text/rtf', rtf);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, rtf] as const,
  );
}

test('EDI-05 text is written by keyboard alone and kept exactly as the contract names it', async ({
  visit,
}) => {
  const { page, id } = await openText(visit);
  await page.keyboard.type('Cut to ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('length');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(', 0.08 mm');
  await page.keyboard.press('Control+.');
  await page.keyboard.type('2');
  await page.keyboard.press('Control+.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Shift+8');
  await page.keyboard.type('Strip');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Crimp');
  await expect
    .poll(() => savedText(id))
    .toEqual({
      type: 'doc',
      content: [
        paragraph(text('Cut to '), text('length', 'bold'), text(', 0.08 mm'), text('2', 'superscript')),
        {
          type: 'bulletList',
          content: ['Strip', 'Crimp'].map((words) => ({
            type: 'listItem',
            content: [paragraph(text(words))],
          })),
        },
      ],
    });
});

test('EDI-05 the tools are one stop of the Tab key and show how the words are', async ({ visit }) => {
  const { page, id, text: area } = await openText(visit);
  const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement);
  await page.keyboard.type('Crimp');
  await page.keyboard.press('Shift+Tab');
  const kind = page.getByRole('combobox', { name: 'Kind of line' });
  expect(await isFocused(kind)).toBe(true);
  await kind.selectOption('Heading 2');
  // The editor restores its cursor in the next frame.
  await expect.poll(() => isFocused(area)).toBe(true);
  await page.keyboard.press('Control+a');
  await tool(page, 'Italic').click();
  expect(await tool(page, 'Italic').getAttribute('aria-pressed')).toBe('true');
  expect(await tool(page, 'Bold').getAttribute('aria-pressed')).toBe('false');
  const heading = { type: 'heading', attrs: { level: 3 }, content: [text('Crimp', 'italic')] };
  await expect.poll(() => savedText(id)).toEqual({ type: 'doc', content: [heading] });
});

test('EDI-05 words lead where an editor chose', async ({ visit }) => {
  const { page, id } = await openText(visit);
  await page.keyboard.type('Our machines');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Where does the link lead?' });
  await dialog.getByLabel('Kind').selectOption('Path on the site');
  await dialog.getByLabel('Path', { exact: true }).fill('/products');
  await dialog.getByRole('button', { name: 'Take this link' }).click();
  const marks = [{ type: 'link', attrs: { kind: 'PATH', path: '/products' } }];
  await expect
    .poll(() => savedText(id))
    .toEqual({ type: 'doc', content: [paragraph({ type: 'text', text: 'Our machines', marks })] });
  await tool(page, 'Link').click();
  await dialog.getByRole('button', { name: 'Remove the link' }).click();
  await expect.poll(() => savedText(id)).toEqual({ type: 'doc', content: [paragraph(text('Our machines'))] });
});

test('EDI-05 what is pasted from Word and from pages is reduced to what the site has', async ({ visit }) => {
  const { id, text: area } = await openText(visit);
  await paste(
    area,
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>
      <h1 style="color:red">Crimping</h1><p class="MsoNormal" onclick="alert(1)">Four <b>numbers</b>
      <span style="font-size:40pt">count</span>.<em style="font-weight:700">Always</em></p>
      <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1">·<span>&nbsp;&nbsp; </span>Height</p>
      <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1">·<span>&nbsp;&nbsp; </span>Force</p>
      <p class="MsoNormal"><o:p>&nbsp;</o:p></p><script>alert(1)</script><img src="x" onerror="alert(1)">
      <p><a href="javascript:alert(1)">No</a> <a href="https://press.example/a">Yes</a></p></body></html>`,
  );
  const external = { type: 'link', attrs: { kind: 'EXTERNAL', href: 'https://press.example/a' } };
  await expect
    .poll(() => savedText(id))
    .toMatchObject({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [text('Crimping')] },
        {
          type: 'paragraph',
          content: [
            text('Four '),
            text('numbers', 'bold'),
            text(' count.'),
            text('Always', 'bold', 'italic'),
          ],
        },
        {
          type: 'bulletList',
          content: ['Height', 'Force'].map((words) => ({
            type: 'listItem',
            content: [paragraph(text(words))],
          })),
        },
        paragraph(text('No '), { type: 'text', text: 'Yes', marks: [external] }),
      ],
    });
});

test('EDI-05 an empty text is none', async ({ visit }) => {
  const { page, id } = await openText(visit);
  await page.keyboard.type('x');
  await expect.poll(() => savedText(id)).toEqual({ type: 'doc', content: [paragraph(text('x'))] });
  await page.keyboard.press('Backspace');
  await expect.poll(() => savedText(id)).toBeUndefined();
});

test('EDI-05 a pasted table becomes a block of its own, one that no block can hold stays lines, and what is lost is said', async ({
  visit,
}) => {
  const { page, id, text: area } = await openText(visit);
  const status = page.getByRole('main').getByRole('status');
  const report = () => status.allInnerTexts().then((all) => all.join(' '));
  await paste(
    area,
    `<p>Sizes:</p><table><tr><td>Cross section</td><td>Colour</td></tr>
     <tr><td rowspan=2><p>0.5 mm²</p></td><td>white</td></tr><tr><td>red</td></tr></table><img src="file:///C:/Temp/clip_image002.png">`,
  );
  await expect.poll(() => savedText(id)).toEqual({ type: 'doc', content: [paragraph(text('Sizes:'))] });
  await expect.poll(report).toMatch(/table stands in a block of its own/);
  expect(await report()).toMatch(/One joined cell/);
  expect(await report()).toMatch(/A picture was not pasted.*Not pasted: clip_image002\.png\./);
  const shown = page.frameLocator('iframe').getByRole('table');
  await shown.getByRole('columnheader', { name: 'Colour' }).waitFor();
  await expect.poll(() => shown.getByText('0.5 mm²').count()).toBe(2);

  await paste(
    area,
    `<table><tr><td>one</td><td>${'x'.repeat(41)}</td></tr><tr><td>a</td><td>b</td></tr></table>`,
  );
  await expect.poll(report).toMatch(/A table was pasted as lines/);
});

test('EDI-05 a screenshot that is pasted goes to the media library and stands in a block below; a file that is none is refused', async ({
  visit,
}) => {
  const { page, text: area } = await openText(visit, {
    expected: [/answered 415: /, /status of 415/],
  });
  const report = () =>
    page
      .getByRole('main')
      .getByRole('status')
      .allInnerTexts()
      .then((all) => all.join(' '));
  const pasteFile = (bytes: number[]) =>
    area.evaluate((element, bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, bytes);
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  await pasteFile([...png]);
  await expect.poll(report).toMatch(/A picture is in the media library now/);
  await page.frameLocator('iframe').locator('figure img').first().waitFor();
  // Word refers to its pictures by files that a browser must not read, and sends them along in RTF.
  await paste(
    area,
    '<p>Words</p><img src="file:///C:/Temp/clip_image001.png">',
    `{\\rtf1 Words {\\pict\\pngblip ${png.toString('hex')}}}`,
  );
  await expect.poll(() => page.frameLocator('iframe').locator('figure img').count()).toBe(2);
  expect(await report()).not.toMatch(/not pasted/);
  await pasteFile([1, 2, 3]);
  await expect.poll(report).toMatch(/image\.png: Only pictures/);
});
