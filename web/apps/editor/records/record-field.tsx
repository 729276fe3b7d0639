import type { StoredLink } from '#contracts/content/draft.ts';
import { type Field, linkText } from '#contracts/content/fields.ts';
import { ControlGroup } from '../form/controls/control-group.tsx';
import { LinkControl } from '../form/link/link-control.tsx';
import { ValueControl } from '../form/value-control.tsx';
import { useRecordForm } from './record-form-context.ts';
import { useRecordWords } from './record-labels.ts';
import { WordsControl } from './words-control.tsx';

type RecordFieldProps = {
  name: string;
  field: Exclude<Field, { kind: 'group' | 'list' | 'links' | 'richText' }>;
  value: unknown;
  /** The record or entry that holds it. */
  holder: { readonly [name: string]: unknown };
  /** The way to it; also its id in the page. */
  way: string;
};

/** The control of a declared field of a record, whose words stand in it by language. */
export function RecordFieldOf({ name, field, value, holder, way }: RecordFieldProps) {
  const words = useRecordWords();
  const { problems, set, choices, siteId } = useRecordForm();
  const problem = problems.find((one) => one.field === way || one.field.startsWith(`${way}/`));
  const required = 'required' in field ? field.required : field.kind !== 'openingHours';
  const named = {
    id: way,
    label: words.field(name),
    hint: words.hint(name),
    error: problem && words.problem(problem),
  };
  const change = (next: unknown) => set(way, next);

  if (field.kind === 'text' && field.translate)
    return <WordsControl {...named} required={required} field={field} value={value} way={way} />;
  if (field.kind === 'link') {
    const link = (value ?? null) as StoredLink | null;
    return <LinkControl {...named} required={required} siteId={siteId} value={link} onChange={change} />;
  }
  if (field.kind === 'labelledLink') {
    const { text, ...link } = (value ?? {}) as Partial<StoredLink> & { text?: unknown };
    const isSet = link.kind !== undefined;
    return (
      <ControlGroup {...named} id={`${way}-group`} error={undefined}>
        <LinkControl
          {...named}
          required={required}
          siteId={siteId}
          value={isSet ? (link as StoredLink) : null}
          onChange={(next) => change(next && { ...next, text: text ?? {} })}
        />
        {isSet ? (
          <WordsControl
            id={`${way}/text`}
            label={words.field('linkText')}
            required={true}
            field={linkText}
            value={text}
            way={`${way}/text`}
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
      getLabel={(each) => words.value(name, each)}
      siteId={siteId}
      neighbours={holder}
      choices={choices}
    />
  );
}
