import { graphql } from '#contracts/content/graphql.ts';
import { graphql as productsGraphql } from '#contracts/products/graphql.ts';

/** The queries of fields: their options, and the names of chosen ones. */
export const operations = {
  content: {
    findPages: graphql(`
      query findPages($search: String!, $siteId: ID) {
        editedPages(search: $search, siteId: $siteId, first: 20) { nodes { id siteId path title state } }
      }
    `),
    chosenPage: graphql(`
      query chosenPage($id: ID!) {
        pageById(id: $id, stage: DRAFT) { id siteId title url isPublished }
      }
    `),
    contactsToChoose: graphql(`
      query contactsToChoose { contacts { id name role email } }
    `),
  },
  products: {
    chosenEntries: productsGraphql(`
      query chosenEntries($slugs: [String!]!, $language: String!) {
        productsBySlugs(slugs: $slugs, language: $language) { slug name type }
      }
    `),
  },
};

type FormContent = typeof operations.content;
type FormProducts = typeof operations.products;

declare module '../operations.ts' {
  interface ContentReads extends FormContent {}
  interface ProductsReads extends FormProducts {}
}
