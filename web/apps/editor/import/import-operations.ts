import { graphql, type ResultOf } from '#contracts/content/graphql.ts';

const summary = graphql(`
  fragment TransferSummary on Transfer {
    id
    at
    by
    source
    fileName
    siteId
    language
    prefix
    total
    taken
    updated
    skipped
    refused
  }
`);

const report = graphql(
  `
  fragment TransferReport on Transfer {
    ...TransferSummary
    csv
    types { type count target }
    kept { pages news entries redirects }
    lines { key type name place outcome reason detail pageId path redirectFrom notes { code value } }
  }
`,
  [summary],
);

const importReads = {
  transfers: graphql(`query transfers { transfers(first: 20) { ...TransferSummary } }`, [summary]),
  transfer: graphql(`query transfer($id: ID!) { transfer(id: $id) { ...TransferReport } }`, [report]),
};

/** Its file is too large for the proxy of all other changes, so it has its own: import-proxy.ts. */
export const importMutation = graphql(
  `
  mutation importContent(
    $fileName: String!
    $file: Upload!
    $siteId: ID!
    $language: String!
    $prefix: String!
    $types: [TransferTypeTarget!]!
    $isTry: Boolean!
    $by: String!
  ) {
    importContent(
      fileName: $fileName
      file: $file
      siteId: $siteId
      language: $language
      prefix: $prefix
      types: $types
      isTry: $isTry
      by: $by
    ) { ...TransferReport }
  }
`,
  [report],
);

export const operations = { content: importReads };

export type Transfers = ResultOf<typeof importReads.transfers>['transfers'];

type ImportReads = typeof importReads;

declare module '../operations.ts' {
  interface ContentReads extends ImportReads {}
}
