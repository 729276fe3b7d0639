import { Button } from '#web/design/button/button.tsx';
import { classNames } from '#web/design/class-names.ts';
import { FieldError, FieldHint } from '#web/design/form/field.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import look from '#web/design/upload/upload.module.css';
import styles from './enquiry-files.module.css';

/** The texts about files while they are chosen and sent, by script. */
export type FileTexts = Readonly<
  Record<
    | 'kind'
    | 'empty'
    | 'tooMuch'
    | 'tooMany'
    | 'full'
    | 'notArrived'
    | 'sending'
    | 'offline'
    | 'failed'
    | 'done'
    /** A text about a file, with `{label}` and `{value}`. */
    | 'labelled',
    string
  >
>;

export type EnquiryFilesProps = {
  label: string;
  hint: string;
  optional: string;
  /** For the browser's own list of files. */
  accept: string;
  /** Where script sends them, in parts. */
  endpoint: string;
  maxFiles: number;
  maxBytes: number;
  /** In which variety of a language sizes are written. */
  numberTag: string;
  error?: string | undefined;
  /** What came with a form that could not be taken; `size` in words. */
  uploads: readonly { id: string; name: string; size: string }[];
  texts: FileTexts & { choose: string; drop: string; here: string; remove: string; resume: string };
};

/**
 * Files that go with a form. Without script they go with it in one piece, and what came with a form that was refused
 * stands here to be left out or sent again; with script each is sent as soon as it is chosen.
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
