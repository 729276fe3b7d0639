import { Button } from '#web/design/button/button.tsx';
import { FieldError, FieldHint } from '#web/design/form/field.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
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
      <div className={styles.zone}>
        <span className={styles.choose} aria-hidden="true">
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
      <ul className={styles.list} data-part="files" aria-label={label} hidden={uploads.length === 0}>
        {uploads.map(({ id: upload, name, size }) => (
          <li key={upload} className={styles.file}>
            <label className={styles.kept}>
              <input type="checkbox" name="uploads" value={upload} defaultChecked />
              <span className={styles.name}>{name}</span>
              <span className={styles.facts}>{`${size} · ${here}`}</span>
            </label>
          </li>
        ))}
      </ul>
      <template data-part="file">
        <li className={styles.file}>
          <span className={styles.name} data-part="name" />
          <span className={styles.facts}>
            <span data-part="size" /> · <span role="status" data-part="state" />
          </span>
          <progress className={styles.progress} />
          <span className={styles.tools}>
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
