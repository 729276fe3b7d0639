import type { StoredLink } from '#contracts/content/draft.ts';
import { type Field, linkText } from '#contracts/content/fields.ts';
import { ControlGroup } from '../../form/controls/control-group.tsx';
import { LinkControl } from '../../form/link/link-control.tsx';
import { ValueControl } from '../../form/value-control.tsx';
import { useRecordLabels } from '../record-labels.ts';
import { useRecordForm } from './record-form-context.ts';
import { TranslatedControl } from './translated-control.tsx';

type RecordFieldProps = {
  name: string;
  field: Exclude<Field, { kind: 'group' | 'list' | 'links' | 'richText' }>;
  value: unknown;
  /** The record or entry with the field. */
  holder: { readonly [name: string]: unknown };
  /** The path to it; also its id in the page. */
  path: string;
};

/** The control of a declared field of a record, whose texts are stored by language. */
export function RecordFieldOf({ name, field, value, holder, path }: RecordFieldProps) {
  const labels = useRecordLabels();
  const { problems, set, choices, siteId } = useRecordForm();
  const problem = problems.find((one) => one.field === path || one.field.startsWith(`${path}/`));
  const required = 'required' in field ? field.required : field.kind !== 'openingHours';
  const named = {
    id: path,
    label: labels.field(name),
    hint: labels.hint(name),
    error: problem && labels.problem(problem),
  };
  const change = (next: unknown) => set(path, next);

  if (field.kind === 'text' && field.translate)
    return <TranslatedControl {...named} required={required} field={field} value={value} path={path} />;
  if (field.kind === 'link') {
    const link = (value ?? null) as StoredLink | null;
    return <LinkControl {...named} required={required} siteId={siteId} value={link} onChange={change} />;
  }
  if (field.kind === 'labelledLink') {
    const { text, ...link } = (value ?? {}) as Partial<StoredLink> & { text?: unknown };
    const isSet = link.kind !== undefined;
    return (
      <ControlGroup {...named} id={`${path}-group`} error={undefined}>
        <LinkControl
          {...named}
          required={required}
          siteId={siteId}
          value={isSet ? (link as StoredLink) : null}
          onChange={(next) => change(next && { ...next, text: text ?? {} })}
        />
        {isSet ? (
          <TranslatedControl
            id={`${path}/text`}
            label={labels.field('linkText')}
            required={true}
            field={linkText}
            value={text}
            path={`${path}/text`}
          />
        ) : null}
      </ControlGroup>
    );
  }
  return (
    <ValueControl
      field={field}
      named={named}
      required={required}
      value={value}
      onChange={change}
      getLabel={(each) => labels.value(name, each)}
      siteId={siteId}
      neighbours={holder}
      choices={choices}
    />
  );
}
