import type { Fields as Declared } from '#contracts/content/fields.ts';
import type { RecordData } from '#contracts/content/records.ts';
import { RecordFieldOf } from './record-field.tsx';

type RecordFieldsProps = {
  fields: Declared;
  data: RecordData;
  /** The path to them, with a trailing slash; empty: the record itself. */
  path?: string;
};

/** The declared fields of a record in order; groups and lists have screens of their own. */
export function RecordFields({ fields, data, path = '' }: RecordFieldsProps) {
  return Object.entries(fields).map(([name, field]) =>
    field.kind === 'group' ||
    field.kind === 'list' ||
    field.kind === 'links' ||
    field.kind === 'richText' ? null : (
      <RecordFieldOf
        key={name}
        name={name}
        field={field}
        value={data[name]}
        holder={data}
        path={path + name}
      />
    ),
  );
}
