import { describe, expect, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import { everywhere } from '#contracts/editing/roles.ts';
import { copyPage, publishPage, removePage, savePage, unpublishPage } from '../pages/edit-content.ts';
import { editPages, petra, titled } from '../pages/edit-pages.ts';

const { call, fetchAs, create, open, pool } = editPages();
const by = petra;

const eventsQuery = graphql(`
  query editorEvents($search: String, $kind: String, $first: Int, $after: String) {
    editorEvents(search: $search, kind: $kind, first: $first, after: $after) {
      hasNextPage items { at until times editorId editor roles operation kind subjectIds subjects subjectCount cursor }
    }
  }
`);
const addLink = graphql(`
  mutation addPreviewLink($pageId: ID!, $by: String!) {
    addPreviewLink(pageId: $pageId, locale: "en", label: "", expiresAt: "2099-01-01T00:00:00Z", by: $by) { id }
  }
`);
const addEditor = graphql(`
  mutation addEditor($name: String!, $by: String!) {
    addEditor(name: $name, grants: [{ role: translator }], by: $by) { problem password editor { id } }
  }
`);
const changeAccess = graphql(`
  mutation changeEditorAccess($id: ID!, $by: String!) {
    changeEditorAccess(id: $id, grants: [{ role: editor }], by: $by) { problem }
  }
`);
const setEmail = graphql(`
  mutation setEditorEmail($id: ID!, $email: String!, $by: String!) {
    setEditorEmail(id: $id, email: $email, by: $by) { problem }
  }
`);
const addToken = graphql(`
  mutation addApiToken($name: String!, $by: String!) {
    addApiToken(name: $name, scopes: [readCatalogue], days: 30, by: $by) { id secret }
  }
`);
const revokeToken = graphql(`
  mutation revokeApiToken($id: ID!, $by: String!) { revokeApiToken(id: $id, by: $by) { id } }
`);
const endPresence = graphql(`
  mutation endPresence($pageId: ID!, $session: ID!, $by: String!) {
    endPresence(pageId: $pageId, session: $session, by: $by)
  }
`);

/** What was done to one thing, the first first. */
async function eventsOf(id: string) {
  const { items } = (await call(eventsQuery, { first: 200 })).editorEvents;
  return items.filter(({ subjectIds }) => subjectIds.includes(id)).reverse();
}
const operationsOf = async (id: string) => (await eventsOf(id)).map(({ operation }) => operation);

describe('EDI-02 what editors did', () => {
  test('stands there once for each change, with who did it and what it was called', async () => {
    const { draft, revision } = await create('/events-of-a-page');
    const titledDraft = titled(draft, 'Crimping without waste');
    const saved = (await call(savePage, { draft: titledDraft, revision, by })).savePage;
    expect(saved.done).toBe(true);
    await call(publishPage, { pageId: draft.id, languages: ['en'], revision: saved.revision, by });
    await call(addLink, { pageId: draft.id, by });
    await call(unpublishPage, { pageId: draft.id, languages: ['en'], by });
    await call(removePage, { pageId: draft.id, by });
    expect(await operationsOf(draft.id)).toEqual([
      'createPage',
      'savePage',
      'publishPage',
      'addPreviewLink',
      'unpublishPage',
      'removePage',
    ]);
    expect((await eventsOf(draft.id)).at(-1)).toMatchObject({
      editorId: 'test',
      editor: 'Petra Ott',
      roles: ['chief'],
      kind: 'page',
      subjects: ['Crimping without waste'],
      times: 1,
    });
  });

  test('and what somebody saves again while writing counts up', async () => {
    const { draft, revision } = await create('/events-of-typing');
    let last = revision;
    for (const title of ['Cut', 'Cut to', 'Cut to length'])
      last = (await call(savePage, { draft: titled(draft, title), revision: last, by })).savePage.revision;
    const saves = (await eventsOf(draft.id)).filter(({ operation }) => operation === 'savePage');
    expect(saves).toMatchObject([{ times: 3 }]);
  });

  test('not what was refused, in conflict, or rolled back', async () => {
    const { draft, revision } = await create('/events-of-refusals');
    const before = await operationsOf(draft.id);
    const conflict = (await call(savePage, { draft: titled(draft, 'Late'), revision: revision - 1, by }))
      .savePage;
    expect(conflict.done).toBe(false);
    const taken = (await call(copyPage, { pageId: draft.id, path: '/events-of-refusals', by })).copyPage;
    expect(taken.done).toBe(false);
    const refused = fetchAs([everywhere('translator')], removePage, { pageId: draft.id, by });
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await call(endPresence, { pageId: draft.id, session: crypto.randomUUID(), by });
    expect(await operationsOf(draft.id)).toEqual(before);
    expect((await open(draft.id)).revision).toBe(revision);
  });

  test('also in the team, unless nothing differs, and no password stands in it', async () => {
    const name = `Nora ${crypto.randomUUID().slice(0, 8)}`;
    const { editor, password } = (await call(addEditor, { name, by })).addEditor;
    // The second time the roles are what they are to be.
    for (const _ of ['changed', 'unchanged']) await call(changeAccess, { id: editor!.id, by });
    for (const email of ['nora@company.example', ' nora@company.example', ''])
      await call(setEmail, { id: editor!.id, email, by });
    expect(await eventsOf(editor!.id)).toMatchObject([
      { operation: 'addEditor', kind: 'editor', subjects: [name] },
      { operation: 'changeEditorAccess', kind: 'editor', subjects: [name] },
      { operation: 'setEditorEmail', kind: 'editor', subjects: [name] },
      { operation: 'setEditorEmail', kind: 'editor', subjects: [name] },
    ]);
    const { rows } = await pool().query('SELECT e::text AS row FROM content.editor_event e');
    expect(rows.filter(({ row }) => row.includes(password))).toEqual([]);
  });

  test('and in the tokens of programs, whose secret stands in it no more', async () => {
    const name = `Stock ${crypto.randomUUID().slice(0, 8)}`;
    const { id, secret } = (await call(addToken, { name, by })).addApiToken;
    await call(revokeToken, { id, by });
    expect(await eventsOf(id)).toMatchObject([
      { operation: 'addApiToken', kind: 'apiToken', subjects: [name] },
      { operation: 'revokeApiToken', kind: 'apiToken', subjects: [name] },
    ]);
    const { rows } = await pool().query('SELECT e::text AS row FROM content.editor_event e');
    expect(rows.filter(({ row }) => row.includes(secret))).toEqual([]);
  });

  test('in pages, for chiefs alone', async () => {
    const { draft } = await create('/events-in-pages');
    for (const path of ['/events-a', '/events-b', '/events-c'])
      await call(copyPage, { pageId: draft.id, path, by });
    const first = (await call(eventsQuery, { kind: 'page', first: 2 })).editorEvents;
    expect(first.items).toHaveLength(2);
    expect(first.hasNextPage).toBe(true);
    const after = first.items.at(-1)!.cursor;
    const second = (await call(eventsQuery, { kind: 'page', first: 2, after })).editorEvents;
    expect(second.items[0]!.at <= first.items[1]!.at).toBe(true);
    const cursors = [...first.items, ...second.items].map(({ cursor }) => cursor);
    expect(new Set(cursors).size).toBe(4);
    for (const role of ['editor', 'translator', 'productManager', 'serviceAdministrator'] as const)
      await expect(fetchAs([everywhere(role)], eventsQuery, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test.each([{ after: 'nonsense' }, { kind: 'boss' }, { search: 'x'.repeat(101) }])(
    'and nonsense is refused: %j',
    async (variables) => {
      await expect(call(eventsQuery, variables)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    },
  );
});
