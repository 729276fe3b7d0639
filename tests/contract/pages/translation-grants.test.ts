import { expect, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import type { Grant } from '#contracts/editing/roles.ts';
import { editPages, petra } from './edit-pages.ts';

const { call, fetchAs, create, open } = editPages();
const by = petra;

const exportTranslations = graphql(`
  mutation exportTranslations($pageIds: [ID!], $languages: [String!]!, $by: String!) {
    exportTranslations(pageIds: $pageIds, languages: $languages, only: all, by: $by) { content files }
  }
`);
const importTranslations = graphql(`
  mutation importTranslations($name: String!, $content: String!, $by: String!) {
    importTranslations(name: $name, content: $content, by: $by) {
      pageId language problems { code } segments { unit outcome }
    }
  }
`);

const translator = (...languages: string[]): Grant => ({ role: 'translator', sites: null, languages });
const decoded = (content: string | null) => Buffer.from(content ?? '', 'base64').toString();
const titleOf = async (pageId: string) => (await open(pageId)).draft.texts.de?.title;

/** A page, and its German file with another title. */
async function germanFile(path: string, title: string) {
  const { draft } = await create(path);
  const wish = { pageIds: [draft.id], languages: ['de'], by };
  const document = decoded((await call(exportTranslations, wish)).exportTranslations.content);
  expect(document).toContain('>Eine Seite</target>');
  const translated = document.replace('>Eine Seite</target>', `>${title}</target>`);
  const file = { name: 'page.xlf', content: Buffer.from(translated).toString('base64'), by };
  return { pageId: draft.id, file };
}

test('EDI-02 EDI-05 XLIFF goes out and comes back in the language of a grant', async () => {
  const { pageId, file } = await germanFile('/granted-xliff', 'Ein Blatt');
  const german = [translator('de')];
  const wish = { pageIds: [pageId], languages: ['de'], by };
  expect((await fetchAs(german, exportTranslations, wish)).exportTranslations.files).toBe(1);
  const [report] = (await fetchAs(german, importTranslations, file)).importTranslations;
  expect(report).toMatchObject({ pageId, language: 'de', problems: [] });
  expect(report?.segments).toContainEqual({ unit: 'title', outcome: 'taken' });
  expect(await titleOf(pageId)).toBe('Ein Blatt');
});

test('EDI-02 EDI-05 XLIFF outside of a grant is not handed out, and changes nothing when it is brought', async () => {
  const { pageId, file } = await germanFile('/ungranted-xliff', 'Ein fremdes Blatt');
  const french = [translator('fr')];
  for (const languages of [['de'], ['fr', 'de']])
    await expect(
      fetchAs(french, exportTranslations, { pageIds: [pageId], languages, by }),
      languages.join(),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const own = { pageIds: [pageId], languages: ['fr'], by };
  expect((await fetchAs(french, exportTranslations, own)).exportTranslations.files).toBe(1);
  const { importTranslations: reports } = await fetchAs(french, importTranslations, file);
  expect(reports).toEqual([{ pageId, language: 'de', problems: [{ code: 'not-yours' }], segments: [] }]);
  expect(await titleOf(pageId)).toBe('Eine Seite');
});

test('EDI-02 EDI-05 of an archive, the files in the languages of a grant are taken, and the others are told', async () => {
  const { draft } = await create('/granted-archive');
  const both = { pageIds: [draft.id], languages: ['de', 'fr'], by };
  const { content, files } = (await call(exportTranslations, both)).exportTranslations;
  expect(files).toBe(2);
  const archive = { name: 'translation.zip', content: content ?? '', by };
  const { importTranslations: reports } = await fetchAs([translator('de')], importTranslations, archive);
  const problemsIn = (code: string) => reports.find(({ language }) => language === code)?.problems;
  expect(problemsIn('de')).toEqual([]);
  expect(problemsIn('fr')).toEqual([{ code: 'not-yours' }]);
});
