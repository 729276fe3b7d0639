import { Button } from '#web/design/button/button.tsx';
import { classNames } from '#web/design/class-names.ts';
import { FieldError, FieldHint } from '#web/design/form/field.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import look from '#web/design/upload/upload.module.css';
import styles from './enquiry-files.module.css';

/** The texts for choosing and uploading files by script. */
export type FileTexts = Readonly<
  Record<
    | 'kind'
    | 'empty'
    | 'tooMuch'
    | 'tooMany'
    | 'full'
    | 'notArrived'
    /** Said while a form that was submitted waits for its files. */
    | 'awaited'
    | 'sending'
    | 'offline'
    | 'failed'
    | 'done'
    /** A label with a value, from the placeholders `{label}` and `{value}`. */
    | 'labelled',
    string
  >
>;

export type EnquiryFilesProps = {
  label: string;
  hint: string;
  optional: string;
  /** The accepted types, for the browser's file dialog. */
  accept: string;
  /** Where a script uploads them, in chunks. */
  endpoint: string;
  maxFiles: number;
  maxBytes: number;
  /** The BCP 47 tag for formatting sizes. */
  numberTag: string;
  error?: string | undefined;
  /** The uploads of a form that was refused; `size` is formatted. */
  uploads: readonly { id: string; name: string; size: string }[];
  texts: FileTexts & { choose: string; drop: string; here: string; remove: string; resume: string };
};

/**
 * The file field of a form. Without script, files are part of the form, and those of a refused form are
 * listed here to be removed or sent again; with script, each is uploaded as soon as it is chosen.
 */
export function EnquiryFiles({ id, ...field }: EnquiryFilesProps & { id: string }) {
  const { label, hint, optional, accept, error, uploads, texts } = field;
  const { choose, drop, here, remove, resume, ...fileTexts } = texts;
  return (
    <div
      className={styles.field}
      data-field=""
      data-invalid={error ? '' : undefined}
      data-files={field.endpoint}
      data-max-files={field.maxFiles}
      data-max-bytes={field.maxBytes}
      data-number-tag={field.numberTag}
      data-texts={JSON.stringify(fileTexts)}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
        <span className="muted">{` (${optional})`}</span>
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      <div className={look.zone}>
        <span className={classNames(look.choose, styles.choose)} aria-hidden="true">
          <Icon name="upload" />
          {choose}
        </span>
        <input
          id={id}
          name="files"
          type="file"
          multiple
          accept={accept}
          className={styles.input}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles.drop} aria-hidden="true">
          {drop}
        </span>
      </div>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
      <ul className={look.list} data-part="files" aria-label={label} hidden={uploads.length === 0}>
        {uploads.map(({ id: upload, name, size }) => (
          <li key={upload} className={look.file}>
            <label className={styles.kept}>
              <input type="checkbox" name="uploads" value={upload} defaultChecked />
              <span className={look.name}>{name}</span>
              <span className={look.facts}>{`${size} · ${here}`}</span>
            </label>
          </li>
        ))}
      </ul>
      <p role="status" className={look.status} data-part="awaited" />
      <template data-part="file">
        <li className={look.file}>
          <span className={look.name} data-part="name" />
          <span className={look.facts}>
            <span data-part="size" /> · <span role="status" data-part="state" />
          </span>
          <progress className={look.progress} />
          <span className={look.tools}>
            <Button variant="quiet" size="compact" data-part="resume">
              {resume}
            </Button>
            <Button variant="quiet" size="compact" icon="trash" data-part="remove">
              {remove}
            </Button>
          </span>
        </li>
      </template>
    </div>
  );
}
