import type { Understood } from './understand.ts';

/** Positions from 0 to 1 on the scale of the list. */
type Places = { from: number; to: number; marks: number[] };

/**
 * The positions of a product's range and the visitor's values on a logarithmic scale, from the smallest to
 * the largest bound of all matching machines. Open ends extend to the end of the scale. Undefined: the
 * product does not match, or there is no scale.
 */
export function rulerPlaces(slug: string, attribute: string, understood: Understood): Places | undefined {
  const rangeOf = ({ ranges }: Understood['fitting']['products'][number]) =>
    ranges.find((range) => range.attribute === attribute);
  const { products } = understood.fitting;
  const product = products.find((one) => one.slug === slug);
  const own = product && rangeOf(product);
  const wanted = understood.quantities.filter((quantity) => quantity.attribute === attribute);
  const values = [...new Set(wanted.flatMap(({ minimum, maximum }) => [minimum, maximum]))];
  const bounds = products
    .flatMap((one) => [rangeOf(one)?.minimum, rangeOf(one)?.maximum])
    .concat(values)
    .filter((bound) => typeof bound === 'number' && bound > 0) as number[];
  const low = Math.min(...bounds);
  const high = Math.max(...bounds);
  if (!own || bounds.length === 0 || low === high) return undefined;
  const place = (value: number) =>
    Math.min(1, Math.max(0, Math.log(Math.max(value, low) / low) / Math.log(high / low)));
  return {
    from: own.minimum ? place(own.minimum) : 0,
    to: own.maximum === null || own.maximum === undefined ? 1 : place(own.maximum),
    marks: values.map(place),
  };
}
