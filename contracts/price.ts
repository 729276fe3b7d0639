/** The header in which a GraphQL back end reports the price of a stranger's query (docs/decisions/0049). */
export const priceHeader = 'x-query-price';
