import { initGraphQLTada } from 'gql.tada';
import type { PageDraft } from './draft.ts';
import type { introspection } from './graphql-env.d.ts';
import type { ProblemParams } from './problems.ts';
import type { RecordData } from './records.ts';
import type { RichText } from './rich-text.ts';

/** The typed tag for documents of the content back end; `schema.graphql` beside it is the contract. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: {
    RichText: RichText;
    DateTime: string;
    Date: string;
    ThemeTokens: Record<string, string>;
    PageDraft: PageDraft;
    ProblemParams: ProblemParams;
    Words: string | RichText;
    RecordData: RecordData;
    TextsByLanguage: Record<string, string>;
    /** The file is sent beside its query: contracts/graphql-upload.ts. */
    Upload: null;
  };
  disableMasking: true;
}>();

export type { ResultOf } from 'gql.tada';
