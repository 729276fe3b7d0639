import { classificationPath, rangeName } from '#web/site/visit/catalogue-address.ts';
import type { Quantity } from './understand.ts';

/** The path of the list filtered by the same quantity, without locale. */
export function filterPath(
  quantities: readonly Pick<Quantity, 'attribute' | 'includes' | 'route'>[],
): string {
  const [first] = quantities;
  const filters = new URLSearchParams(
    quantities.map(({ attribute, includes }) => [rangeName(attribute), includes]),
  );
  return `${classificationPath('product', first?.route ?? '')}?${filters}`;
}
