import type { ProductDraft, ProductProblem } from '#contracts/products/draft.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Range } from '../specification/stored-specification.ts';
import { quantityOfBase } from '../unit/bounds/bounds.ts';
import { formatQuantity } from '../unit/format.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';

export type ClassRange = {
  attribute: string;
  minimum: number;
  maximum: number;
  /** How many products have the attribute. */
  count: number;
};

const ranges = statement<ClassRange, { classification: string; slug: string }>(
  'products_class_ranges',
  `SELECT attribute, min(minimum) AS minimum, max(maximum) FILTER (WHERE maximum < 'Infinity') AS maximum,
     count(DISTINCT product)::int AS count
   FROM products.product_range
   JOIN products.product ON product.slug = product_range.product
   WHERE classifications[1] = :classification AND product.slug <> :slug AND minimum > '-Infinity'
   GROUP BY attribute HAVING max(maximum) FILTER (WHERE maximum < 'Infinity') IS NOT NULL`,
);

/** How many other products a class needs before its ranges count as usual. */
const enough = 3;

/** The ranges of the other products in a draft's class, by attribute. */
export async function findClassRanges(
  connection: Connection,
  slug: string,
  { classifications: [classification = ''] }: ProductDraft,
): Promise<ClassRange[]> {
  return ranges(connection, { classification, slug });
}

/**
 * Warns of values outside the range of the other products in the class: usually a misplaced decimal point.
 */
export function warnOutside(
  stated: readonly Range[],
  others: readonly ClassRange[],
  { attributes }: Vocabulary,
  language: string,
): ProductProblem[] {
  const usual = new Map(
    others.filter(({ count }) => count >= enough).map((range) => [range.attribute, range]),
  );
  return stated.flatMap(({ attribute: key, minimum, maximum }): ProductProblem[] => {
    const range = usual.get(key);
    const unit = attributes.get(key)?.unit ?? null;
    const isBelow = range && Number.isFinite(minimum) && minimum < range.minimum;
    const isAbove = range && Number.isFinite(maximum) && maximum > range.maximum;
    if (!range || !(isBelow || isAbove)) return [];
    const [from, to] = [range.minimum, range.maximum].map((bound) => {
      const quantity = quantityOfBase(bound, unit);
      return quantity ? formatQuantity(quantity, language) : '';
    });
    const detail = `${from === to ? from : `${from}–${to}`}${unit ? `\u00a0${unit}` : ''}`;
    return [{ code: 'outside', field: `values/${key}`, isWarning: true, detail, suggestion: null }];
  });
}
