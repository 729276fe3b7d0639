import type { Machine } from '#contracts/fit/machine.ts';
import { maxMeasuredMachines, measuredAttributes, readMachine } from '#contracts/fit/measured-machine.ts';
import { findCountryFilter } from '#contracts/products/country-visibility.ts';
import { graphql, type ResultOf } from '#contracts/products/graphql.ts';
import type { FinderMachine } from '#web/islands/finder/finder-start.ts';
import { specificationRows, type Written } from '#web/site/data/catalogue/specification-rows.ts';
import { specificationFields } from '#web/site/data/catalogue/specifications.ts';
import type { ProductsClient } from '#web/site/data/products-client.ts';
import { productPath } from '#web/site/visit/catalogue-address.ts';
import type { Visit } from '#web/site/visit/context.ts';
import { mainPath } from '#web/site/visit/links.ts';
import { findPicture, orderedImages } from '../pictures.ts';
import { imageFields } from '../product-fields.ts';

const machinesQuery = graphql(
  `query finderMachines($first: Int!, $attributes: [String!]!, $language: String!, $country: String) {
    measuredProducts(first: $first, attributes: $attributes, language: $language, country: $country) {
      product {
        type slug name
        capabilities { slug }
        classifications { slug name route }
        images { ...ProductImageFields }
        specifications { ...SpecificationFields }
      }
      ranges { attribute minimum maximum }
    }
  }`,
  [imageFields, specificationFields],
);

type Measured = ResultOf<typeof machinesQuery>['measuredProducts'][number];

/**
 * The machines of the reader's country that have a cross-section and a capability for leads. Throws a 503
 * response when the product back end is unavailable.
 */
export async function loadMachines(products: ProductsClient, visit: Visit): Promise<FinderMachine[]> {
  const { measuredProducts } = await products.query(machinesQuery, {
    first: maxMeasuredMachines,
    attributes: measuredAttributes,
    language: visit.locale.language,
    country: findCountryFilter(visit.locale.country),
  });
  return measuredProducts.flatMap((measured) => {
    const machine = readMachine(measured);
    return machine ? showMachine(machine, measured, visit) : [];
  });
}

function showMachine(machine: Machine, { product }: Measured, visit: Visit): FinderMachine {
  const rows = specificationRows(product.specifications, visit.locale.language);
  const row = rows.find(({ key }) => key === 'cross_section');
  const picture = findPicture('basket', orderedImages(product.images)[0]);
  const [first] = product.classifications;
  return {
    ...machine,
    name: product.name,
    kind: first?.name ?? '',
    classification: first?.slug,
    href: mainPath(visit, productPath(product)),
    picture: picture && { src: picture.src, width: picture.width, height: picture.height },
    areaTexts: row && { metric: write(row.metric), imperial: write(row.imperial) },
  };
}

function write(written: Written | undefined): string {
  if (!written) return '';
  return written.converted ? `≈ ${written.text}` : written.text;
}
