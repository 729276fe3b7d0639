import type { StoredBlock, StoredItem, StoredValue, StoredVideo } from '#contracts/content/draft.ts';
import type { Field, Fields } from '#contracts/content/fields.ts';
import { MediaControl } from '../media/media-control.tsx';
import { ChoiceControl } from './controls/choice-control.tsx';
import { DateControl } from './controls/date-control.tsx';
import { FlagControl } from './controls/flag-control.tsx';
import { NumberControl } from './controls/number-control.tsx';
import { SlugControl } from './controls/slug-control.tsx';
import { TextControl } from './controls/text-control.tsx';
import { VideoControl } from './controls/video-control.tsx';
import { useFieldWords } from './field-labels.ts';
import { useForm } from './form-context.ts';
import { LinkField } from './link-field.tsx';
import { LinksField } from './links-field.tsx';
import { ListField } from './list-field.tsx';
import { PagesControl } from './pages/pages-control.tsx';
import { useProblemWords } from './problem-labels.ts';
import { findProblem } from './problems.ts';
import { RichTextField } from './rich-text-field.tsx';
import { WordsField } from './words-field.tsx';

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

type FieldOfProps = {
  name: string;
  field: Field;
  value: StoredValue;
  /** The block or item that holds it: what a field offers may depend on its neighbours. */
  holder: StoredBlock | StoredItem;
  /** The way to the field, block first; also the unit of its words, and its id in the page. */
  at: string;
};

/** The control of a declared field, by its kind. */
function FieldOf({ name, field, value, holder, at }: FieldOfProps) {
  const words = useFieldWords();
  const problemWords = useProblemWords();
  const { edit, language, problems, siteId } = useForm();
  const problem = findProblem(problems, at, language);
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
    case 'image':
    case 'file':
      return (
        <MediaControl
          {...common}
          kind={field.kind === 'image' ? 'IMAGE' : 'DOCUMENT'}
          value={typeof value === 'string' ? value : null}
          onChange={set}
        />
      );
    case 'video':
      return <VideoControl {...common} value={(value ?? null) as StoredVideo | null} onChange={set} />;
    case 'pages':
      return (
        <PagesControl
          {...common}
          max={field.max}
          siteId={siteId}
          value={(value ?? []) as string[]}
          onChange={(pages) => set([...pages])}
        />
      );
    case 'slug':
      return (
        <SlugControl
          {...common}
          type={holder.injection === 'service' ? 'service' : 'product'}
          value={typeof value === 'string' ? value : ''}
          onChange={set}
        />
      );
  }
}

function findItems(value: StoredValue): readonly StoredItem[] {
  return Array.isArray(value) ? (value as StoredItem[]) : [];
}
