import { findCountryFilter } from '#contracts/products/country-visibility.ts';
import { graphql, type ResultOf } from '#contracts/products/graphql.ts';
import { withVariant } from '#web/site/data/catalogue/specifications.ts';
import type { ProductsClient } from '#web/site/data/products-client.ts';
import type { Visit } from '#web/site/visit/context.ts';
import type { Chosen } from '../compared-product.ts';
import type { FoundProduct } from '../comparison-query.ts';
import type { Body } from '../footprint/footprints.ts';
import type { Bounds } from './measure-row.ts';

const measuredFields = graphql(`
  fragment MeasuredSpecification on Specification {
    key unit measurement_system sides bounds { minimum maximum unit }
  }
`);

const figuresQuery = graphql(
  `
  query ComparisonFigures($slugs: [String!]!, $classification: String!, $language: String!, $country: String) {
    productsBySlugs(slugs: $slugs, language: $language, country: $country) {
      slug
      specifications { ...MeasuredSpecification }
      variants { id specifications { ...MeasuredSpecification } }
    }
    classificationBounds(classification: $classification, language: $language, country: $country) {
      total
      attributes {
        attribute
        bounds { minimum maximum unit }
        metric { value unit }
        imperial { value unit }
      }
    }
  }
`,
  [measuredFields],
);

type Measured = ResultOf<typeof measuredFields>;
type Answer = ResultOf<typeof figuresQuery>;
type Family = Answer['classificationBounds']['attributes'][number];

/** The numeric values behind the technical data: of the whole class, and of each column. */
export type Figures = {
  /** The number of products in the class. */
  readonly total: number;
  readonly families: ReadonlyMap<string, Family>;
  readonly columns: readonly {
    readonly bounds: ReadonlyMap<string, Bounds>;
    readonly body: Body | undefined;
  }[];
};

/** Undefined: the back end does not offer them, and the comparison has no bars and no scaled drawings. */
export async function loadFigures(
  client: ProductsClient,
  locale: Visit['locale'],
  classification: string,
  columns: readonly Chosen<FoundProduct>[],
): Promise<Figures | undefined> {
  const answer = await client.attempt(figuresQuery, {
    slugs: [...new Set(columns.map(({ product }) => product.slug))],
    classification,
    language: locale.language,
    country: findCountryFilter(locale.country),
  });
  if (!answer) return undefined;
  const { productsBySlugs, classificationBounds } = answer;
  const bySlug = new Map(productsBySlugs.map((product) => [product.slug, product]));
  return {
    total: classificationBounds.total,
    families: new Map(classificationBounds.attributes.map((family) => [family.attribute, family])),
    columns: columns.map(({ product: { slug }, variant }) => {
      const found = bySlug.get(slug);
      const own = found?.variants.find(({ id }) => id === variant?.id);
      const lines = withVariant(found?.specifications ?? [], own?.specifications ?? []).filter(
        (line) => line.measurement_system !== 'Imperial',
      );
      return { bounds: readBounds(lines), body: readBody(lines) };
    }),
  };
}

/** Bounds by attribute. Several values of one attribute become one range from the lowest to the highest. */
function readBounds(lines: readonly Measured[]): Map<string, Bounds> {
  const byKey = new Map<string, Bounds>();
  for (const { key, bounds } of lines) {
    if (!bounds) continue;
    const known = byKey.get(key);
    byKey.set(key, known?.unit === bounds.unit ? join(known, bounds) : bounds);
  }
  return byKey;
}

function join(one: Bounds, other: Bounds): Bounds {
  const both = (pick: typeof Math.min, a: number | null, b: number | null) =>
    a === null || b === null ? null : pick(a, b);
  return {
    minimum: both(Math.min, one.minimum, other.minimum),
    maximum: both(Math.max, one.maximum, other.maximum),
    unit: one.unit,
  };
}

const millimetresIn: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };

function readBody(lines: readonly Measured[]): Body | undefined {
  const line = lines.find(({ key }) => key === 'dimensions');
  const [length, depth, height] = line?.sides ?? [];
  const unit = millimetresIn[line?.unit ?? ''];
  return length && depth && height && unit
    ? { length: length * unit, depth: depth * unit, height: height * unit }
    : undefined;
}
