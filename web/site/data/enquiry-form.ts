import { type FieldProblem, type FormFields, limits } from '#contracts/form-fields.ts';
import { languageName, languages } from '#contracts/languages.ts';
import { numberTag } from '#contracts/numbers.ts';
import {
  type EnquiryField,
  type FormName,
  type FormValues,
  forms,
  takesFiles,
} from '#contracts/support/forms.ts';
import { isTopic } from '#contracts/support/topics.ts';
import { uploadLimits } from '#contracts/upload-limits.ts';
import { formatFileSize } from '#web/i18n/format/format.ts';
import type { Translate } from '#web/i18n/translator.ts';
import { hostPath } from '#web/site/visit/links.ts';
import type { PageContext } from '#web/site/visit/page-context.ts';
import { findRegions } from '#web/site/visit/sites/regions.ts';
import { hideLinkSecrets } from './hide-link-secrets.ts';

export type Upload = { readonly id: string; readonly name: string; readonly size: number };

/** A submission that was refused: the values as typed, and the messages. */
export type Refusal = {
  readonly values: FormValues;
  /** Messages by field, in the order of the form. */
  readonly problems: ReadonlyMap<string, string>;
  /** The message above the form. */
  readonly message: string;
  /** The page on which the form stood. */
  readonly path: string;
  /** Files that were uploaded with it and are kept for the next attempt. */
  readonly uploads: readonly Upload[];
};

type Settings = {
  /** Needed where a document has the same form more than once. */
  id?: string;
  refusal?: Refusal | undefined;
  values?: FormValues;
};

/** A form as `web/design/enquiry-form` renders it, with texts in the reader's language. */
export function enquiryForm(reader: PageContext, form: FormName, settings: Settings = {}) {
  const { id = form, refusal } = settings;
  const action = hostPath(reader, `/forms/${form}`);
  const t = reader.texts('forms');
  const country = reader.locale.isInternational ? '' : reader.locale.country;
  const values: FormValues = refusal?.values ?? {
    country,
    language: reader.locale.language,
    ...settings.values,
  };
  return {
    id,
    name: form,
    action,
    source: `${action}.json`,
    /** The page of the form, for those who answer the enquiry. */
    path: refusal?.path ?? reader.to(hideLinkSecrets(reader.path)),
    message: refusal?.message,
    fields: Object.entries<EnquiryField>(forms[form]).map(([name, { kind, required, maxLength }]) => ({
      name,
      kind,
      maxLength,
      required,
      autoComplete: autoComplete[name],
      label: name === 'consent' ? consentText(t, form) : kind === 'hidden' ? '' : t(`field.${name as Shown}`),
      hint: name === 'serialNumber' ? t('field.serialNumber.hint') : undefined,
      optional: required || kind === 'checkbox' ? undefined : t('optional'),
      value: values[name] ?? '',
      error: refusal?.problems.get(name),
      ...(kind === 'country' && { options: findRegions(reader.locale.language) }),
      ...(kind === 'language' && { options: languageOptions }),
      ...(isTopic(name) && { group: t('field.topics') }),
    })),
    files: takesFiles(form) ? formFiles(reader, refusal) : undefined,
    texts: {
      choose: t('choose'),
      send: t(`${form}.send`),
      leaveEmpty: t('leaveEmpty'),
      privacy: t('consent' in forms[form] ? 'privacy.consent' : 'privacy'),
      privacyLink: t('privacy.link'),
      sentTitle: t('sent.title'),
      sent: t(`${form}.sent`),
      failed: reader.texts('validation')('form'),
    },
    privacy: reader.toMain('/legal/privacy'),
  };
}

/** The settings of the file field, with limits that both sides share (0087). */
function formFiles(reader: PageContext, refusal: Refusal | undefined) {
  const t = reader.texts('forms');
  const size = formatFileSize(uploadLimits.enquiryBytes, reader.locale);
  const limit = { count: uploadLimits.enquiryFiles, size };
  return {
    label: t('field.files'),
    hint: t('field.files.hint', limit),
    optional: t('optional'),
    accept: 'image/*,video/*,.pdf,.step,.stp,.dxf,.csv,.txt,.xlsx,.zip',
    endpoint: '/api/enquiry-uploads',
    maxFiles: uploadLimits.enquiryFiles,
    maxBytes: uploadLimits.enquiryBytes,
    numberTag: numberTag(reader.locale),
    error: refusal?.problems.get('files'),
    uploads: (refusal?.uploads ?? []).map((upload) => ({
      ...upload,
      size: formatFileSize(upload.size, reader.locale),
    })),
    texts: {
      ...fileTexts(t, size),
      choose: t('files.choose'),
      drop: t('files.drop'),
      here: t('file.done'),
      remove: t('file.remove'),
      resume: t('file.resume'),
      notArrived: t('files.notArrived'),
      awaited: t('files.awaited'),
      sending: t('file.sending'),
      offline: t('file.offline'),
      failed: t('file.failed'),
      done: t('file.done'),
      labelled: t('file.labelled', { label: '{label}', value: '{value}' }),
    },
  };
}

/** The reasons for refusing files. */
function fileTexts(t: Translate<'forms'>, size: string) {
  return {
    kind: t('files.kind'),
    empty: t('files.empty'),
    tooMuch: t('files.tooMuch', { size }),
    tooMany: t('files.tooMany', { count: uploadLimits.enquiryFiles }),
    full: t('files.full'),
  };
}

/** The reason for refusing a file of a form. */
export type FileProblem = keyof ReturnType<typeof fileTexts> | 'gone' | 'tooOften';

export function fileProblemText(
  t: Translate<'forms'>,
  problem: FileProblem,
  locale: PageContext['locale'],
): string {
  if (problem === 'gone') return t('files.gone');
  const texts = fileTexts(t, formatFileSize(uploadLimits.enquiryBytes, locale));
  return texts[problem === 'tooOften' ? 'full' : problem];
}

/** The names of all fields of these forms. */
type FieldName<Form extends FormName> = Form extends FormName ? keyof (typeof forms)[Form] : never;
/** The fields with a plain label. */
type Shown = Exclude<FieldName<FormName>, 'consent' | 'paper'>;

const languageOptions = languages.map((language) => ({
  value: language,
  label: languageName(language),
  lang: language,
}));

/** The text beside the consent checkbox; it is stored as proof of the consent. */
export function consentText(t: Translate<'forms'>, form: FormName): string {
  return t(form === 'newsletter' ? 'newsletter.consent' : 'whitepaper.consent');
}

const autoComplete: Readonly<Record<string, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  company: 'organization',
  country: 'country',
  phone: 'tel',
};

/** The message at a field of a form (section 5 of the specification). */
export function problemText(
  t: Translate<'forms'>,
  validation: Translate<'validation'>,
  form: FormName,
  name: string,
  problem: FieldProblem,
): string {
  const field = (forms[form] as FormFields)[name]!;
  if (problem !== 'missing' && problem !== 'invalid') return t(problem, { max: limits[problem].of(field) });
  const { kind } = field;
  if (isTopic(name)) return t('problem.topic');
  if (kind === 'checkbox') return validation('checkbox');
  if (kind === 'hidden') return validation('form');
  return name in requested ? t(`problem.${name as keyof typeof requested}`) : validation('value');
}

/** Fields with a message of their own when they are empty. */
const requested = {
  email: true,
  firstName: true,
  lastName: true,
  company: true,
  country: true,
  product: true,
  serialNumber: true,
  message: true,
};
