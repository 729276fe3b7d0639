/** In which header a GraphQL back end says what a stranger's question was priced at (docs/decisions/0049). */
export const priceHeader = 'x-query-price';
