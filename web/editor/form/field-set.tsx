import type { StoredBlock, StoredItem } from '#contracts/content/draft.ts';
import type { Fields } from '#contracts/content/fields.ts';
import { FieldOf } from './field-of.tsx';

type FieldSetProps = {
  fields: Fields;
  /** The block or item that holds the fields. */
  values: StoredBlock | StoredItem;
  /** The way to it, block first: `figures/items/2`. */
  at: string;
};

/** The declared fields of a block or of an item, in order. */
export function FieldSet({ fields, values, at }: FieldSetProps) {
  return Object.entries(fields).map(([name, field]) => (
    <FieldOf key={name} name={name} field={field} value={values[name]} holder={values} at={`${at}/${name}`} />
  ));
}
