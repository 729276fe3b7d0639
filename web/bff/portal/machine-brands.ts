import type { LoaderFunctionArgs } from 'react-router';
import { graphql } from '#contracts/products/graphql.ts';
import { productsContext } from '#web/site/visit/context.ts';

const query = graphql(`
  query MachineBrands {
    classificationProducts(type: product, language: "en", pageSize: 1) { brands { brand { id name } } }
  }
`);

/** AST-01: the names of the catalogue's brands, by id. Responds with 503 when the product back end is unavailable. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { classificationProducts } = await context.get(productsContext).query(query, {});
  const names = Object.fromEntries(
    classificationProducts.brands.map(({ brand: { id, name } }) => [id, name]),
  );
  // The page prefetches it and uses it about a second later.
  return Response.json(names, { headers: { 'cache-control': 'private, max-age=60' } });
}
