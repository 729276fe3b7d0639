import type { StoredVideo } from '#contracts/content/draft.ts';
import type { Field } from '#contracts/content/fields.ts';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { displayCountry } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';
import { MediaControl } from '../media/picker/media-control.tsx';
import { ChoiceControl } from './controls/choice-control.tsx';
import { ChoicesControl } from './controls/choices-control.tsx';
import { DateControl } from './controls/date-control.tsx';
import { DateTimeControl } from './controls/date-time-control.tsx';
import { FlagControl } from './controls/flag-control.tsx';
import { LinesControl } from './controls/lines-control.tsx';
import { NumberControl } from './controls/number-control.tsx';
import { type Hours, OpeningHoursControl } from './controls/opening-hours-control.tsx';
import { SetControl } from './controls/set-control.tsx';
import { SlugControl } from './controls/slug-control.tsx';
import { TextControl } from './controls/text-control.tsx';
import { VideoControl } from './controls/video/video-control.tsx';
import { PagesControl } from './pages/pages-control.tsx';

/** A field with one value for all languages. */
export type ValueField = Exclude<
  Field,
  { kind: 'richText' | 'link' | 'labelledLink' | 'links' | 'group' | 'list' }
>;

/** Options of fields that come from data. */
export type Choices = {
  readonly countries: readonly string[];
  readonly contacts: readonly { id: string; name: string }[];
  readonly brands: readonly { id: string; name: string }[];
  /** Undefined: all of them. */
  readonly sites?: readonly { id: string; name: string }[];
};

type ValueControlProps = {
  field: ValueField;
  /** The label, hint and problem of a field, and its id in the page. */
  named: { id: string; label: string; hint?: string | undefined; error?: string | undefined };
  required?: boolean | undefined;
  value: unknown;
  onChange: (value: never) => void;
  /** The label of an option. */
  getLabel: (value: string) => string;
  siteId: string | undefined;
  /** The neighbouring values, on which the options of a field may depend. */
  neighbours: { readonly [name: string]: unknown };
  choices?: Choices;
};

/** The control of a declared field, by its kind. */
export function ValueControl({ field, named, required, value, choices = none, ...props }: ValueControlProps) {
  const { locale, themes, sites, texts } = useEditor();
  const t = texts('editorRecords');
  const change = props.onChange as (value: unknown) => void;
  const common = { ...named, required };
  const text = typeof value === 'string' ? value : '';
  const values = Array.isArray(value) ? value.map(String) : [];
  const getOptions = (declared: readonly string[]) =>
    declared.map((each) => ({ value: each, label: props.getLabel(each) }));
  const orNone = {
    none: t('none.chosen'),
    value: text,
    onChange: (chosen: string) => change(chosen || null),
  };

  switch (field.kind) {
    case 'text':
      return field.format ? (
        <TextInput
          {...named}
          optional={required ? undefined : t('optional')}
          value={text}
          onChange={({ target }) => change(target.value.trim() || null)}
        />
      ) : (
        <TextControl
          {...common}
          lines={field.lines}
          maxLength={field.maxLength}
          value={text}
          onChange={(next) => change(next || null)}
        />
      );
    case 'texts':
      return <LinesControl {...common} value={values} onChange={change} />;
    case 'choice': {
      const chosen = text || (field.values[0] ?? '');
      return (
        <ChoiceControl {...common} value={chosen} options={getOptions(field.values)} onChange={change} />
      );
    }
    case 'choices':
      return (
        <ChoicesControl {...common} value={values} options={getOptions(field.values)} onChange={change} />
      );
    case 'flag':
      return <FlagControl {...common} value={value === true} onChange={change} />;
    case 'number':
      return <NumberControl {...common} value={typeof value === 'number' ? value : null} onChange={change} />;
    case 'date':
      return <DateControl {...common} value={text || null} onChange={change} />;
    case 'moment':
      return <DateTimeControl {...common} value={text || null} onChange={change} />;
    case 'country':
      return <ChoiceControl {...common} {...orNone} options={getCountries()} />;
    case 'countries':
      return <SetControl {...common} value={values} options={getCountries()} onChange={change} />;
    case 'languages':
      return <SetControl {...common} value={values} options={getLanguages(field.of)} onChange={change} />;
    case 'theme': {
      const options = themes.map(({ key, name }) => ({ value: key, label: name }));
      return <ChoiceControl {...common} {...orNone} options={options} />;
    }
    case 'reference': {
      const known = { brand: choices.brands, contact: choices.contacts, site: choices.sites ?? sites }[
        field.to
      ];
      const options = known.map(({ id, name }) => ({ value: id, label: name }));
      return field.many ? (
        <ChoicesControl {...common} value={values} options={options} onChange={change} />
      ) : (
        <ChoiceControl {...common} {...orNone} options={options} />
      );
    }
    case 'openingHours':
      return <OpeningHoursControl {...common} value={(value ?? []) as Hours[]} onChange={change} />;
    case 'image':
    case 'file': {
      const kind = field.kind === 'image' ? 'IMAGE' : 'DOCUMENT';
      return <MediaControl {...common} kind={kind} value={text || null} onChange={change} />;
    }
    case 'video':
      return <VideoControl {...common} value={(value ?? null) as StoredVideo | null} onChange={change} />;
    case 'pages':
      return (
        <PagesControl
          {...common}
          max={field.max}
          siteId={props.siteId ?? ''}
          value={values}
          onChange={(pages) => change([...pages])}
        />
      );
    case 'slug':
      return (
        <SlugControl
          {...common}
          type={props.neighbours.injection === 'service' ? 'service' : 'product'}
          value={text}
          onChange={change}
        />
      );
  }

  function getCountries() {
    return inOrder(choices.countries.map((code) => [code, displayCountry(code, locale.language)]));
  }

  function getLanguages(of: 'content' | 'all') {
    const content = sites.flatMap((site) => site.languages);
    const codes = new Set<string>(of === 'content' ? content : [...content, ...spokenLanguages]);
    const names = new Intl.DisplayNames(locale.language, { type: 'language' });
    return inOrder([...codes].map((code) => [code, names.of(code) ?? code]));
  }

  function inOrder(options: readonly (readonly [value: string, label: string])[]) {
    return options
      .map(([each, label]) => ({ value: each, label }))
      .sort((one, other) => one.label.localeCompare(other.label, locale.language));
  }
}

const none: Choices = { countries: [], contacts: [], brands: [] };

/** Languages spoken at locations, besides those of the sites. */
const spokenLanguages = ['ar', 'hi', 'it', 'ko', 'ms', 'nl', 'pl', 'ru', 'sv', 'ta', 'th', 'tr', 'vi'];
