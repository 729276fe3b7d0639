import type { ResultOf } from 'gql.tada';
import { graphql } from '#contracts/support/graphql.ts';

export const enquiryReads = {
  enquiries: graphql(`
    query enquiries($kind: String, $state: EnquiryState, $search: String, $page: Int) {
      enquiries(kind: $kind, state: $state, search: $search, page: $page) {
        total
        pages
        retentionDays
        items { id kind number state receivedAt language country note values { name value } }
      }
    }
  `),
  enquiriesExport: graphql(`
    query enquiriesExport($kind: String, $state: EnquiryState, $search: String) {
      enquiriesExport(kind: $kind, state: $state, search: $search)
    }
  `),
  enquiry: graphql(`
    query enquiry($id: ID!) {
      enquiry(id: $id) {
        id
        kind
        number
        values { name value }
        person { name email }
        language
        country
        path
        state
        note
        changedBy
        changedAt
        receivedAt
        files { id name contentType size url previewUrl }
        mails { kind to attempts sentAt dueAt problem }
      }
    }
  `),
};

const enquiryChanges = {
  setEnquiryState: graphql(`
    mutation setEnquiryState($id: ID!, $state: EnquiryState!, $by: String!) {
      setEnquiryState(id: $id, state: $state, by: $by) { id state changedBy changedAt }
    }
  `),
  deleteEnquiry: graphql(`
    mutation deleteEnquiry($id: ID!, $by: String!) { deleteEnquiry(id: $id, by: $by) }
  `),
  setEnquiryNote: graphql(`
    mutation setEnquiryNote($id: ID!, $note: String!, $before: String!, $by: String!) {
      setEnquiryNote(id: $id, note: $note, before: $before, by: $by) { id note changedBy changedAt }
    }
  `),
};

export type Enquiry = NonNullable<ResultOf<typeof enquiryReads.enquiry>['enquiry']>;

export const operations = { support: { ...enquiryReads, ...enquiryChanges } };

type EnquiryReads = typeof enquiryReads;
type EnquiryChanges = typeof enquiryChanges;

declare module '../operations.ts' {
  interface SupportReads extends EnquiryReads {}
  interface SupportChanges extends EnquiryChanges {}
}
