import type { StoredLink } from '#contracts/content/draft.ts';
import type { RecordField } from '#contracts/content/record-fields.ts';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { displayCountry } from '#web/i18n/format.ts';
import { useEditor } from '../editor.ts';
import { ChoiceControl } from '../form/controls/choice-control.tsx';
import { ControlGroup } from '../form/controls/control-group.tsx';
import { FlagControl } from '../form/controls/flag-control.tsx';
import { NumberControl } from '../form/controls/number-control.tsx';
import { TextControl } from '../form/controls/text-control.tsx';
import { LinkControl } from '../form/link/link-control.tsx';
import { MediaControl } from '../media/media-control.tsx';
import { ChoicesControl } from './choices-control.tsx';
import { LinesControl } from './lines-control.tsx';
import { type Hours, OpeningHoursControl } from './opening-hours-control.tsx';
import { useRecordForm } from './record-form-context.ts';
import { useRecordWords } from './record-words.ts';
import { SetControl } from './set-control.tsx';
import { WordsControl } from './words-control.tsx';

type RecordFieldProps = {
  name: string;
  field: Exclude<RecordField, { kind: 'group' | 'list' }>;
  value: unknown;
  /** The way to it; also its id in the page. */
  way: string;
};

/** The control of a declared field, by its kind. */
export function RecordFieldOf({ name, field, value, way }: RecordFieldProps) {
  const { locale, themes, sites } = useEditor();
  const words = useRecordWords();
  const { problems, set, choices, siteId } = useRecordForm();
  const problem = problems.find((one) => one.field === way || one.field.startsWith(`${way}/`));
  const isRequired = 'required' in field ? field.required : field.kind !== 'openingHours';
  const common = {
    id: way,
    label: words.field(name),
    hint: words.hint(name),
    error: problem && words.problem(problem),
    required: isRequired,
  };
  const change = (next: unknown) => set(way, next);
  const textOf = typeof value === 'string' ? value : '';

  switch (field.kind) {
    case 'words':
      return <WordsControl {...common} field={field} value={value} way={way} />;
    case 'text':
      return (
        <TextControl
          {...common}
          lines={field.lines}
          maxLength={field.maxLength}
          value={textOf}
          onChange={(text) => change(text || null)}
        />
      );
    case 'formatted':
      return (
        <TextInput
          {...common}
          optional={isRequired ? undefined : words.t('optional')}
          value={textOf}
          onChange={({ target }) => change(target.value.trim() || null)}
        />
      );
    case 'formattedList':
      return <LinesControl {...common} value={getList(value)} onChange={change} />;
    case 'choice':
      return (
        <ChoiceControl
          {...common}
          value={textOf || (field.values[0] ?? '')}
          options={field.values.map((each) => ({ value: each, label: words.value(name, each) }))}
          onChange={change}
        />
      );
    case 'choices':
      return (
        <ChoicesControl
          {...common}
          value={getList(value)}
          options={field.values.map((each) => ({ value: each, label: words.value(name, each) }))}
          onChange={change}
        />
      );
    case 'flag':
      return <FlagControl {...common} value={value === true} onChange={change} />;
    case 'amount':
      return <NumberControl {...common} value={typeof value === 'number' ? value : null} onChange={change} />;
    case 'moment':
      return (
        <TextInput
          {...common}
          type="datetime-local"
          value={textOf}
          onChange={({ target }) => change(target.value.slice(0, 16) || null)}
        />
      );
    case 'country':
      return (
        <ChoiceControl
          {...common}
          none={words.t('none.chosen')}
          value={textOf}
          options={countryOptions()}
          onChange={(code) => change(code || null)}
        />
      );
    case 'countries':
      return <SetControl {...common} value={getList(value)} options={countryOptions()} onChange={change} />;
    case 'languages':
      return (
        <SetControl
          {...common}
          value={getList(value)}
          options={languageOptions(field.of)}
          onChange={change}
        />
      );
    case 'theme':
      return (
        <ChoiceControl
          {...common}
          none={words.t('none.chosen')}
          value={textOf}
          options={themes.map(({ key, name: label }) => ({ value: key, label }))}
          onChange={(key) => change(key || null)}
        />
      );
    case 'reference': {
      const options = referenceOptions(field.to);
      if (field.many)
        return <ChoicesControl {...common} value={getList(value)} options={options} onChange={change} />;
      return (
        <ChoiceControl
          {...common}
          none={words.t('none.chosen')}
          value={textOf}
          options={options}
          onChange={(id) => change(id || null)}
        />
      );
    }
    case 'openingHours':
      return <OpeningHoursControl {...common} value={(value ?? []) as Hours[]} onChange={change} />;
    case 'image':
      return <MediaControl {...common} kind="IMAGE" value={textOf || null} onChange={change} />;
    case 'link':
      return (
        <LinkControl
          {...common}
          siteId={siteId}
          value={(value ?? null) as StoredLink | null}
          onChange={change}
        />
      );
    case 'labelledLink': {
      const { text, ...link } = (value ?? {}) as Partial<StoredLink> & { text?: unknown };
      const isSet = link.kind !== undefined;
      return (
        <ControlGroup {...common} id={`${way}-group`} error={undefined}>
          <LinkControl
            {...common}
            siteId={siteId}
            value={isSet ? (link as StoredLink) : null}
            onChange={(next) => change(next && { ...next, text: text ?? {} })}
          />
          {isSet ? (
            <WordsControl
              id={`${way}/text`}
              label={words.field('linkText')}
              required={true}
              field={{ lines: 'one', maxLength: 200 }}
              value={text}
              way={`${way}/text`}
            />
          ) : null}
        </ControlGroup>
      );
    }
  }

  function countryOptions() {
    return choices.countries
      .map((code) => ({ value: code, label: displayCountry(code, locale.language) }))
      .sort((one, other) => one.label.localeCompare(other.label, locale.language));
  }

  function languageOptions(of: 'content' | 'all') {
    const content = new Set(sites.flatMap((site) => site.languages));
    const codes = of === 'content' ? [...content] : [...new Set([...content, ...spokenLanguages])];
    const names = new Intl.DisplayNames(locale.language, { type: 'language' });
    return codes
      .map((code) => ({ value: code, label: names.of(code) ?? code }))
      .sort((one, other) => one.label.localeCompare(other.label, locale.language));
  }

  function referenceOptions(to: 'brand' | 'contact' | 'site') {
    const known = { brand: choices.brands, contact: choices.contacts, site: sites }[to];
    return known.map(({ id, name: label }) => ({ value: id, label }));
  }
}

/** In which people at locations are spoken to, beside those of the sites. */
const spokenLanguages = ['ar', 'hi', 'it', 'ko', 'ms', 'nl', 'pl', 'ru', 'sv', 'ta', 'th', 'tr', 'vi'];

function getList(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
