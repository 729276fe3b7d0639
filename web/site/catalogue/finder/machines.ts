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

/** The attributes of the catalogue that the rules of a lead need. */
const attributes = [
  'cross_section',
  'outer_diameter',
  'wire_length',
  'output',
  'output_2m',
  'weight',
  'crimp_force',
];

/** A page holds all of them: more would be too many to look through. */
const maxMachines = 200;

/** What strippers and cutters do. */
const preparing: readonly string[] = ['cut', 'full-strip', 'partial-strip'];
const crimping: readonly string[] = ['crimp', 'seal-loading', 'double-crimp', 'ferrule-crimp'];

/** The machines of the reader's country that name a cross-section and make something of a lead. Throws the answer 503 when the product back end cannot tell. */
export async function loadMachines(products: ProductsClient, visit: Visit): Promise<FinderMachine[]> {
  const { measuredProducts } = await products.query(machinesQuery, {
    first: maxMachines,
    attributes,
    language: visit.locale.language,
    country: findCountryFilter(visit.locale.country),
  });
  return measuredProducts
    .map((measured) => readMachine(measured, visit))
    .filter(({ area, capabilities }) => area && capabilities.length > 0);
}

function readMachine({ product, ranges }: Measured, visit: Visit): FinderMachine {
  const rangeOf = (attribute: string) => {
    const found = ranges.find((range) => range.attribute === attribute);
    return found && { from: found.minimum ?? undefined, to: found.maximum ?? undefined };
  };
  // Testers are found by the capability that they test; what crimps names its force or how many it makes.
  const isTester = !rangeOf('crimp_force') && !rangeOf('output');
  const counting = isTester ? preparing : [...preparing, ...crimping];
  const row = specificationRows(product.specifications).find(({ key }) => key === 'cross_section');
  const picture = findPicture('basket', orderedImages(product.images)[0]);
  const [first] = product.classifications;
  return {
    slug: product.slug,
    name: product.name,
    kind: first?.name ?? '',
    classification: first?.slug,
    href: mainPath(visit, productPath(product)),
    picture: picture && { src: picture.src, width: picture.width, height: picture.height },
    capabilities: product.capabilities.map(({ slug }) => slug).filter((slug) => counting.includes(slug)),
    area: rangeOf('cross_section'),
    areaTexts: row && { metric: write(row.metric), imperial: write(row.imperial) },
    diameter: rangeOf('outer_diameter'),
    length: rangeOf('wire_length'),
    output: rangeOf('output')?.to,
    outputAt2m: rangeOf('output_2m')?.to,
    weight: rangeOf('weight')?.to,
  };
}

function write(written: Written | undefined): string {
  if (!written) return '';
  return written.converted ? `≈ ${written.text}` : written.text;
}
