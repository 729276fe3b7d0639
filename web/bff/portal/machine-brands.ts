import type { LoaderFunctionArgs } from 'react-router';
import { graphql } from '#contracts/products/graphql.ts';
import { productsContext } from '#web/site/visit/context.ts';

const query = graphql(`
  query MachineBrands {
    classificationProducts(type: product, language: "en", pageSize: 1) { brands { brand { id name } } }
  }
`);

/** AST-01: what the catalogue calls its brands, by id. Answers 503 where the product back end cannot be asked. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { classificationProducts } = await context.get(productsContext).query(query, {});
  const names = Object.fromEntries(
    classificationProducts.brands.map(({ brand: { id, name } }) => [id, name]),
  );
  // The page prefetches it and uses it about a second later.
  return Response.json(names, { headers: { 'cache-control': 'private, max-age=60' } });
}
