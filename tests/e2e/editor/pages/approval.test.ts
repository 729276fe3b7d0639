import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoViolations } from '../../../support/browser/accessibility.ts';
import { linkIn, mailTo } from '../../../support/browser/arrived-mail.ts';
import { expectNoOverflow } from '../../../support/browser/layout.ts';
import { test } from '../../../support/browser/page-test.ts';
import { plainPage } from '../../../support/records/plain-page.ts';
import { enterEditor } from '../../../support/site/editors.ts';
import { expectNotice } from '../../../support/site/portal.ts';
import { openSiteWithMails } from '../../../support/site-with-mails.ts';
import { text } from '../../../support/texts.ts';

const t = (key: string) => text('en', 'editorTeam', key);
const waits = text('en', 'editorPages', 'approval.waits');
const email = 'petra.ott@group.example';

const { mails, at } = openSiteWithMails();

/** Calls an operation in the session of a page, as its application does. */
const call = <Answer>(
  page: Page,
  way: 'hygraph-draft-proxy' | 'editor-proxy',
  operationName: string,
  variables: object,
): Promise<Answer> =>
  page.evaluate(
    async ([address, body]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(address!, { method: 'POST', headers, body: body! });
      return (await response.json()).data as Answer;
    },
    [`/api/${way}?backend=content`, JSON.stringify({ operationName, variables })],
  );

test('EDI-05 STO-02 a chief editor is told by mail who asks for an approval; once approved, nothing asks for it', async ({
  visit,
}) => {
  const chief = await visit(at('/en/editor/team'));
  await enterEditor(chief, 'chief');
  const own = chief.getByRole('region', { name: t('own.email') });
  await own.getByLabel(t('column.email')).fill('petra.ott');
  await own.getByRole('button', { name: t('email.save') }).press('Enter');
  await own.getByText(t('problem.emailMalformed')).waitFor();
  await own.getByLabel(t('column.email')).fill(email);
  await own.getByRole('button', { name: t('email.save') }).press('Enter');
  await expectNotice(chief, t('email.done'));
  await chief.getByRole('row').filter({ hasText: email }).waitFor();
  await expectNoViolations(chief);
  await chief.getByRole('button', { name: `${t('action.email')}: Jonas Meier` }).press('Enter');
  await expectNoViolations(chief);
  await chief.getByRole('dialog').getByLabel(t('column.email')).fill('jonas.meier@group.example');
  await chief
    .getByRole('dialog')
    .getByRole('button', { name: t('email.save') })
    .press('Enter');
  await chief.getByRole('row').filter({ hasText: 'jonas.meier@group.example' }).waitFor();

  const author = await visit(at('/en/editor'));
  await enterEditor(author, 'editor');
  const title = `Results ${crypto.randomUUID().slice(0, 8)}`;
  type Listed = { editedPages: { nodes: [{ siteId: string }] } };
  const { editedPages } = await call<Listed>(author, 'hygraph-draft-proxy', 'editedPages', {
    types: ['MEDIA_RELEASE'],
    first: 1,
  });
  const [{ siteId }] = editedPages.nodes;
  const draft = {
    id: crypto.randomUUID(),
    siteId,
    path: `/media-releases/${crypto.randomUUID()}`,
    ...plainPage,
    type: 'MEDIA_RELEASE',
    sortIndex: 1,
    blocks: [],
    texts: { en: { title, navigationTitle: null, description: null, lead: null, blocks: {} } },
  };
  type Created = { createPage: { id: string } };
  const { createPage } = await call<Created>(author, 'editor-proxy', 'createPage', { draft });
  const { id } = createPage;
  await call<unknown>(author, 'editor-proxy', 'submitRelease', { pageId: id });

  const mail = await mailTo(mails, email);
  expect(mail.text).toContain(title);
  expect(new URL(linkIn(mail, '/en/editor/pages/')).pathname).toBe(`/en/editor/pages/${id}`);

  await chief.goto(at('/en/editor'));
  await chief.getByRole('heading', { name: waits }).waitFor();
  await chief.getByRole('link', { name: title }).first().waitFor();
  await expectNoOverflow(chief);
  await call(chief, 'editor-proxy', 'approveRelease', { pageId: id });
  await chief.reload();
  await chief.getByRole('heading', { level: 1 }).waitFor();
  expect(await chief.getByRole('heading', { name: waits }).count()).toBe(0);
});
