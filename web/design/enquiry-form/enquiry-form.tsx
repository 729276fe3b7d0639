import { Button } from '#web/design/button/button.tsx';
import { ErrorSummary } from '#web/design/form/error-summary.tsx';
import { FieldError } from '#web/design/form/field.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { EnquiryFiles, type EnquiryFilesProps } from './enquiry-files.tsx';
import styles from './enquiry-form.module.css';
import { type EnquiryField, EnquiryInput } from './enquiry-input.tsx';

export type EnquiryFormProps = {
  /** The prefix of its fields' ids. */
  id: string;
  /** Forms with the same name share their draft. */
  name: string;
  action: string;
  /** Takes the same form from a script and responds with JSON. */
  source: string;
  path: string;
  /** The message above the form after a refused submission. */
  message?: string | undefined;
  fields: readonly EnquiryField[];
  /** Undefined: the form takes no files. */
  files?: EnquiryFilesProps | undefined;
  texts: {
    choose: string;
    send: string;
    leaveEmpty: string;
    privacy: string;
    privacyLink: string;
    sentTitle: string;
    sent: string;
    failed: string;
  };
  privacy: string;
};

/**
 * A form that people answer (FRM-01). Without script the response is a page of its own; `ui-enquiry-form`
 * submits it in place, with texts from its templates, and keeps a draft as long as the tab is open.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { id, name, action, source, path, message, fields, files, texts, privacy } = props;
  return (
    <ui-enquiry-form
      class={styles.host}
      data-name={name}
      data-source={source}
      data-failed={texts.failed}
      data-redrawn={message ? '' : undefined}
    >
      <div role="status" data-part="outcome" />
      <form
        method="post"
        action={action}
        encType={files ? 'multipart/form-data' : undefined}
        noValidate
        className={styles.form}
      >
        <div data-part="problems">
          {message ? (
            <Problems
              id={id}
              title={message}
              fields={[...fields, ...(files ? [{ name: 'files', ...files }] : [])]}
            />
          ) : null}
        </div>
        <input type="hidden" name="path" value={path} />
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor={`${id}-homepage`}>{texts.leaveEmpty}</label>
          <input id={`${id}-homepage`} name="homepage" tabIndex={-1} autoComplete="off" />
        </div>
        {fields.map(({ name, kind, value }) =>
          kind === 'hidden' ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        <div className={styles.fields}>
          {getGroups(fields).map(({ legend, fields }) => {
            const inputs = fields.map((field) => (
              <div key={field.name} className={styles.field} data-kind={field.kind}>
                <EnquiryInput id={`${id}-${field.name}`} choose={texts.choose} {...field} />
              </div>
            ));
            return legend ? (
              <fieldset key={legend} className={styles.group}>
                <legend className={styles.legend}>{legend}</legend>
                {inputs}
              </fieldset>
            ) : (
              inputs
            );
          })}
        </div>
        {files ? <EnquiryFiles id={`${id}-files`} {...files} /> : null}
        <p className={styles.privacy}>
          {texts.privacy} <a href={privacy}>{texts.privacyLink}</a>
        </p>
        <Button type="submit" iconEnd="arrow-right">
          {texts.send}
        </Button>
      </form>
      <template data-part="field-error">
        <FieldError id={id}>…</FieldError>
      </template>
      <template data-part="summary">
        <ErrorSummary id={`${id}-errors`} title="…" problems={[{ href: '#', text: '…' }]} />
      </template>
      <template data-part="sent">
        <EnquirySent title={texts.sentTitle} text={texts.sent} headingLevel={3} />
      </template>
    </ui-enquiry-form>
  );
}

type FieldGroup = { legend: string | undefined; fields: EnquiryField[] };

/** The visible fields, grouped by legend. */
function getGroups(fields: readonly EnquiryField[]): FieldGroup[] {
  const groups: FieldGroup[] = [];
  for (const field of fields) {
    if (field.kind === 'hidden') continue;
    const last = groups.at(-1);
    if (last && last.legend === field.group) last.fields.push(field);
    else groups.push({ legend: field.group, fields: [field] });
  }
  return groups;
}

type EnquirySentProps = { title: string; text: string; headingLevel: 1 | 3 };

/** The confirmation: thanks, and what happens next. */
export function EnquirySent({ title, text, headingLevel }: EnquirySentProps) {
  return (
    <div className={styles.sent} tabIndex={-1}>
      <Heading level={headingLevel} size="card">
        {title}
      </Heading>
      <p>{text}</p>
    </div>
  );
}

type ProblemsProps = {
  id: string;
  title: string;
  fields: readonly { name: string; error?: string | undefined }[];
};

function Problems({ id, title, fields }: ProblemsProps) {
  const problems = fields.flatMap(({ name, error }) =>
    error ? [{ href: `#${id}-${name}` as const, text: error }] : [],
  );
  return <ErrorSummary id={`${id}-errors`} title={title} problems={problems} />;
}
