import type { StoredBlock, StoredItem, StoredValue } from '#contracts/content/draft.ts';
import type { BlockField, BlockFields } from '#contracts/content/fields.ts';
import { useFieldLabels } from './field-labels.ts';
import { useForm } from './form-context.ts';
import { LinkField } from './link/link-field.tsx';
import { LinksField } from './link/links-field.tsx';
import { ListField } from './list/list-field.tsx';
import { useProblemLabel } from './problem-labels.ts';
import { findProblem } from './problems.ts';
import { RichTextField } from './rich-text/rich-text-field.tsx';
import { TranslatedField } from './translated-field.tsx';
import { ValueControl } from './value-control.tsx';

type FieldSetProps = {
  fields: BlockFields;
  /** The block or item with the fields. */
  values: StoredBlock | StoredItem;
  /** The path to it, block first: `figures/items/2`. */
  at: string;
};

/** The declared fields of a block or of an item, in order. */
export function FieldSet({ fields, values, at }: FieldSetProps) {
  return Object.entries(fields).map(([name, field]) => (
    <FieldOf key={name} name={name} field={field} value={values[name]} holder={values} at={`${at}/${name}`} />
  ));
}

type FieldOfProps = {
  name: string;
  field: BlockField;
  value: StoredValue;
  /** The block or item with the field, whose options may depend on its neighbours. */
  holder: StoredBlock | StoredItem;
  /** The path to the field, block first; also the unit of its text, and its id in the page. */
  at: string;
};

/** The control of a declared field, by its kind. */
function FieldOf({ name, field, value, holder, at }: FieldOfProps) {
  const labels = useFieldLabels();
  const getProblemLabel = useProblemLabel();
  const { edit, language, problems, siteId } = useForm();
  const problem = findProblem(problems, at, language);
  const named = {
    id: at,
    label: labels.field(name),
    hint: labels.hint(name),
    error: problem && getProblemLabel(problem),
  };
  const common = { ...named, required: 'required' in field ? field.required : undefined };
  const set = (next: StoredValue) => edit({ kind: 'value', at, value: next });

  switch (field.kind) {
    case 'list':
      return (
        <ListField {...common} field={field} items={findItems(value)} at={at}>
          {(item) => <FieldSet fields={field.fields} values={item} at={`${at}/${item.id}`} />}
        </ListField>
      );
    case 'richText':
      return <RichTextField {...common} at={at} />;
    case 'link':
      return <LinkField {...common} value={value} at={at} onChange={set} />;
    case 'links':
      return <LinksField {...common} items={findItems(value)} max={field.max} at={at} />;
  }
  if (field.kind === 'text' && field.translate) return <TranslatedField {...common} field={field} at={at} />;
  return (
    <ValueControl
      field={field}
      named={named}
      required={common.required}
      value={value}
      onChange={set}
      getLabel={(each) => labels.value(name, each)}
      siteId={siteId}
      neighbours={holder}
    />
  );
}

function findItems(value: StoredValue): readonly StoredItem[] {
  return Array.isArray(value) ? (value as StoredItem[]) : [];
}
