import type { StoredItem, StoredValue } from '#contracts/content/draft.ts';
import type { Field } from '#contracts/content/fields.ts';
import { ChoiceControl } from './controls/choice-control.tsx';
import { DateControl } from './controls/date-control.tsx';
import { FlagControl } from './controls/flag-control.tsx';
import { NumberControl } from './controls/number-control.tsx';
import { TextControl } from './controls/text-control.tsx';
import { useFieldWords } from './field-words.ts';
import { useForm } from './form-context.ts';
import { ListField } from './list-field.tsx';
import { useProblemWords } from './problem-words.ts';
import { problemAt } from './problems.ts';
import { WordsField } from './words-field.tsx';

export type FieldOfProps<Kind extends Field = Field> = {
  name: string;
  field: Kind;
  value: StoredValue;
  /** The way to the field, block first; also the unit of its words, and its id in the page. */
  at: string;
};

/** The control of a declared field, by its kind. */
export function FieldOf({ name, field, value, at }: FieldOfProps) {
  const words = useFieldWords();
  const problemWords = useProblemWords();
  const { edit, language, problems } = useForm();
  const problem = problemAt(problems, at, language);
  const common = {
    id: at,
    label: words.field(name),
    hint: words.hint(name),
    error: problem && problemWords(problem),
    required: 'required' in field ? field.required : undefined,
  };
  const set = (next: StoredValue) => edit({ kind: 'value', at, value: next });

  switch (field.kind) {
    case 'text':
      if (field.translate) return <WordsField {...common} field={field} at={at} />;
      return (
        <TextControl
          {...common}
          lines={field.lines}
          maxLength={field.maxLength}
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => set(text || null)}
        />
      );
    case 'choice':
      return (
        <ChoiceControl
          {...common}
          value={typeof value === 'string' ? value : field.values[0]!}
          options={field.values.map((each) => ({ value: each, label: words.value(name, each) }))}
          onChange={set}
        />
      );
    case 'flag':
      return <FlagControl {...common} value={value === true} onChange={set} />;
    case 'number':
      return <NumberControl {...common} value={typeof value === 'number' ? value : null} onChange={set} />;
    case 'date':
      return <DateControl {...common} value={typeof value === 'string' ? value : null} onChange={set} />;
    case 'list':
      return (
        <ListField
          {...common}
          field={field}
          items={Array.isArray(value) ? (value as StoredItem[]) : []}
          at={at}
        />
      );
    default:
      return null;
  }
}
