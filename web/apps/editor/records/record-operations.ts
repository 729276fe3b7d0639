import { graphql } from '#contracts/content/graphql.ts';
import { imageFields } from '#contracts/content/images/image-fields.ts';

const savingParts = graphql(`
  fragment savingParts on RecordSaving {
    id revision
    problems { code params field language }
    conflict { id at by what data }
  }
`);

export const recordReads = {
  records: graphql(
    `
    query records(
      $kind: RecordKind!, $siteId: ID, $search: String, $order: RecordOrder, $first: Int, $after: String
    ) {
      records(kind: $kind, siteId: $siteId, search: $search, order: $order, first: $first, after: $after) {
        total
        pageInfo { hasNextPage endCursor }
        edges {
          node {
            id siteId title detail state changedAt changedBy
            image { ...ImageFields }
          }
        }
      }
    }
  `,
    [imageFields],
  ),
  record: graphql(`
    query record($kind: RecordKind!, $id: ID!) {
      record(kind: $kind, id: $id) {
        id data revision by at state
        uses { kind id title siteId state }
      }
    }
  `),
  recordHistory: graphql(`
    query recordHistory($kind: RecordKind!, $id: ID!, $before: Int) {
      recordHistory(kind: $kind, id: $id, first: 20, before: $before) { id at by what data }
    }
  `),
  /** The options of fields of records. */
  recordChoices: graphql(`
    query recordChoices {
      countries { countryCode }
      languages { languageCode }
      contacts { id name }
      brands { id name }
    }
  `),
};

const recordChanges = {
  saveRecord: graphql(
    `
    mutation saveRecord($kind: RecordKind!, $id: ID, $data: RecordData!, $revision: Int!, $by: String!) {
      saveRecord(kind: $kind, id: $id, data: $data, revision: $revision, by: $by) { ...savingParts }
    }
  `,
    [savingParts],
  ),
  publishRecord: graphql(
    `
    mutation publishRecord($kind: RecordKind!, $id: ID!, $revision: Int!, $by: String!) {
      publishRecord(kind: $kind, id: $id, revision: $revision, by: $by) { ...savingParts }
    }
  `,
    [savingParts],
  ),
  publishTheme: graphql(
    `
    mutation publishTheme($id: ID!, $revision: Int!, $by: String!) {
      publishTheme(id: $id, revision: $revision, by: $by) { ...savingParts }
    }
  `,
    [savingParts],
  ),
  withdrawTheme: graphql(`
    mutation withdrawTheme($id: ID!, $by: String!) {
      withdrawTheme(id: $id, by: $by) {
        revision
        uses { kind id title siteId state }
      }
    }
  `),
  removeRecord: graphql(`
    mutation removeRecord($kind: RecordKind!, $id: ID!, $by: String!) {
      removeRecord(kind: $kind, id: $id, by: $by) {
        revision
        uses { kind id title siteId state }
      }
    }
  `),
  restoreRecord: graphql(
    `
    mutation restoreRecord($kind: RecordKind!, $id: ID!, $revision: Int!, $by: String!) {
      restoreRecord(kind: $kind, id: $id, revision: $revision, by: $by) { ...savingParts }
    }
  `,
    [savingParts],
  ),
  saveSite: graphql(
    `
    mutation saveSite($id: ID, $data: RecordData!, $revision: Int!, $by: String!) {
      saveSite(id: $id, data: $data, revision: $revision, by: $by) { ...savingParts }
    }
  `,
    [savingParts],
  ),
  removeSite: graphql(`
    mutation removeSite($id: ID!, $by: String!) {
      removeSite(id: $id, by: $by) {
        revision
        uses { kind id title siteId state }
      }
    }
  `),
  restoreSite: graphql(
    `
    mutation restoreSite($id: ID!, $revision: Int!, $by: String!) {
      restoreSite(id: $id, revision: $revision, by: $by) { ...savingParts }
    }
  `,
    [savingParts],
  ),
};

export const operations = { content: { ...recordReads, ...recordChanges } };

type RecordReads = typeof recordReads;
type RecordChanges = typeof recordChanges;

declare module '../operations.ts' {
  interface ContentReads extends RecordReads {}
  interface ContentChanges extends RecordChanges {}
}
