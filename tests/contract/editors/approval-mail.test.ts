import { beforeAll, expect, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import { editPages, jonas, petra, words } from '../pages/edit-pages.ts';

const { call, create, pool, save, send } = editPages();

const editorsQuery = graphql(`query editors { editors { id name email } }`);
const emailMutation = graphql(`
  mutation email($id: ID!, $email: String!, $by: String!) {
    setEditorEmail(id: $id, email: $email, by: $by) { problem editor { email } }
  }
`);
const submitMutation = graphql(
  `mutation submit($pageId: ID!, $by: String!) { submitRelease(pageId: $pageId, by: $by) }`,
);

const idOf = async (name: string) => {
  const found = (await call(editorsQuery, {})).editors.find((editor) => editor.name === name);
  if (!found) throw new Error(`There is no editor ${name}`);
  return found.id;
};
const setEmail = async (name: string, email: string) =>
  (await call(emailMutation, { id: await idOf(name), email, by: petra })).setEditorEmail;
const submit = (pageId: string, by: string) => call(submitMutation, { pageId, by });

async function mailsAbout(pageId: string) {
  const { rows } = await pool().query<{ mail: { to: string; about: unknown } }>(
    `SELECT mail FROM content.outbox WHERE mail->'about'->'page'->>'id' = $1`,
    [pageId],
  );
  return rows.map(({ mail }) => mail);
}

const release = (path: string) =>
  create(path, { type: 'MEDIA_RELEASE', pageType: 'article', publicationDate: null } as never);

beforeAll(async () => {
  await setEmail(petra, 'petra.ott@group.example');
});

test('EDI-05 the address of an editor is an address, and may be taken away', async () => {
  expect(await setEmail(jonas, ' jonas.meier@group.example ')).toEqual({
    problem: null,
    editor: { email: 'jonas.meier@group.example' },
  });
  expect(await setEmail(jonas, 'jonas@')).toEqual({ problem: 'emailMalformed', editor: null });
  expect(await setEmail(jonas, '  ')).toEqual({ problem: null, editor: { email: null } });
});

test('EDI-05 STO-02 who may approve is told by mail, once for what was submitted, and not the author', async () => {
  const { id, draft, revision } = await release('/media-releases/mail-one');
  await setEmail(jonas, 'jonas.meier@group.example');
  await submit(id, jonas);
  await submit(id, jonas);
  expect(await mailsAbout(id)).toMatchObject([
    {
      to: 'petra.ott@group.example',
      about: { kind: 'approvalAsked', page: { id, title: 'A page' }, adhoc: false, by: jonas },
    },
  ]);
  await save({ ...draft, texts: { ...draft.texts, en: words('Second words') } }, revision, jonas);
  await submit(id, jonas);
  expect(await mailsAbout(id)).toHaveLength(2);

  const own = await release('/media-releases/mail-own');
  await submit(own.id, petra);
  expect(await mailsAbout(own.id)).toEqual([]);
});

test('EDI-05 addresses of editors are for trusted callers', async () => {
  expect((await send('{ editors { email } }')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  const change = `mutation { setEditorEmail(id: "${crypto.randomUUID()}", email: "a@b.example", by: "x") { problem } }`;
  expect((await send(change)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
});
