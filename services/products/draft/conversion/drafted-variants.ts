import { type DraftVariant, productLimits } from '#contracts/products/draft.ts';
import type { Product } from '../../product/stored-product.ts';
import type { Range } from '../../specification/stored-specification.ts';
import type { Vocabulary } from '../../vocabulary/find-vocabulary.ts';
import { noteLength } from './drafted-highlights.ts';
import { draftValues, stateValues } from './drafted-values.ts';
import type { Note } from './note.ts';
import type { Undrafted } from './undrafted.ts';

type Attributes = Pick<Vocabulary, 'attributes'>;

export function draftVariants(variants: Product['variants'], vocabulary: Attributes): DraftVariant[] {
  return variants.map(({ id, metric, imperial, specifications }) => ({
    id,
    metric,
    imperial,
    values: draftValues(specifications, vocabulary),
  }));
}

/** The variants as they are stored; a variant without a name in one of the systems is an error. */
export function stateVariants(
  variants: readonly DraftVariant[],
  { variantAttributes }: Undrafted,
  vocabulary: Attributes,
  note: Note,
): { variants: Product['variants']; ranges: Range[] } {
  const ranges: Range[] = [];
  const stated = variants.map(({ id, metric, imperial, values }) => {
    const field = `variants/${id}`;
    for (const [part, names] of Object.entries({ metric, imperial })) {
      if (!names.en?.trim()) note('missing', `${field}/${part}/en`);
      for (const [language, name] of Object.entries(names))
        noteLength(name, productLimits.name, `${field}/${part}/${language}`, note);
    }
    const place = { order: variantAttributes[id] ?? [], field: `${field}/values` };
    const own = stateValues(values, place, vocabulary, note);
    ranges.push(...own.ranges);
    return { id, metric, imperial, specifications: own.specifications };
  });
  return { variants: stated, ranges };
}
