import type { ResultOf } from '#contracts/content/graphql.ts';
import { graphql } from '#contracts/content/graphql.ts';

const translatedPageFields = graphql(`
  fragment TranslatedPageFields on TranslatedPage {
    id siteId path url type title sourceLanguage translationState segments words
    targetLanguages {
      id language translationState isBegun isOutdated missing outdated exportedAt importedAt
      takenBy isOffered owed ahead owedSince isReady showsSource
    }
  }
`);

const translationReads = {
  translationBoard: graphql(
    `
    query translationBoard(
      $siteId: ID, $search: String, $types: [PageType!], $language: String, $filter: TranslationFilter, $first: Int, $offset: Int
    ) {
      translationBoard(
        siteId: $siteId, search: $search, types: $types, language: $language, filter: $filter, first: $first, offset: $offset
      ) {
        total
        pages { ...TranslatedPageFields }
        totals { language owedTexts owedSince ready }
      }
    }
  `,
    [translatedPageFields],
  ),
  pageTranslation: graphql(
    `
    query pageTranslation($pageId: ID!, $language: String!) {
      pageTranslation(pageId: $pageId, language: $language) {
        language
        page { ...TranslatedPageFields }
        segments { unit block blockType kind maxLength isOneLine source target isOutdated madeFrom }
      }
    }
  `,
    [translatedPageFields],
  ),
};

const translationChanges = {
  startTranslation: graphql(`
    mutation startTranslation($pageId: ID!, $by: String!) { startTranslation(pageId: $pageId, by: $by) { id } }
  `),
  resetTranslation: graphql(`
    mutation resetTranslation($pageId: ID!, $by: String!) { resetTranslation(pageId: $pageId, by: $by) { id } }
  `),
  setTranslationState: graphql(`
    mutation setTranslationState($pageId: ID!, $languages: [String!]!, $state: TranslationState!, $by: String!) {
      setTranslationState(pageId: $pageId, languages: $languages, state: $state, by: $by) { id }
    }
  `),
  saveTranslation: graphql(`
    mutation saveTranslation(
      $pageId: ID!, $language: String!, $changes: [SegmentChange!]!, $confirmed: [String!]!, $by: String!
    ) {
      saveTranslation(pageId: $pageId, language: $language, changes: $changes, confirmed: $confirmed, by: $by) {
        done
        problems { code params field block language }
        conflicts { unit words }
      }
    }
  `),
  exportTranslations: graphql(`
    mutation exportTranslations(
      $siteId: ID, $pageIds: [ID!], $below: String, $languages: [String!]!, $only: ExportScope, $version: XliffVersion
      $editorArea: String, $by: String!
    ) {
      exportTranslations(
        siteId: $siteId, pageIds: $pageIds, below: $below, languages: $languages, only: $only, version: $version
        editorArea: $editorArea, by: $by
      ) { name content files segments }
    }
  `),
  importTranslations: graphql(`
    mutation importTranslations($name: String!, $content: String!, $by: String!) {
      importTranslations(name: $name, content: $content, by: $by) {
        name pageId title language isComplete
        problems { code line params }
        segments { unit outcome params }
      }
    }
  `),
};

export type Board = ResultOf<(typeof translationReads)['translationBoard']>['translationBoard'];
export type BoardPage = Board['pages'][number];
export type Progress = BoardPage['targetLanguages'][number];
export type PageTranslation = NonNullable<
  ResultOf<(typeof translationReads)['pageTranslation']>['pageTranslation']
>;
export type TranslatedSegment = PageTranslation['segments'][number];
export type ImportReport = ResultOf<
  (typeof translationChanges)['importTranslations']
>['importTranslations'][number];

export const operations = { content: { ...translationReads, ...translationChanges } };

type TranslationReads = typeof translationReads;
type TranslationChanges = typeof translationChanges;

declare module '../operations.ts' {
  interface ContentReads extends TranslationReads {}
  interface ContentChanges extends TranslationChanges {}
}
