import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '#web/design/class-names.ts';
import { FieldError, FieldHint } from '#web/design/form/field.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { loadSender } from '#web/design/upload/send-resumable-upload.ts';
import look from '#web/design/upload/upload.module.css';
import type { UploadList } from '#web/design/upload/upload-list.ts';
import { usePortal } from '../portal.ts';
import styles from './upload-field.module.css';
import { UploadRow } from './upload-row.tsx';

type UploadFieldProps<Problem extends string> = {
  id: string;
  label: string;
  hint: string;
  /** The accepted types, for the browser's file dialog: `image/*,video/*`. */
  accept: string;
  files: UploadList<Problem>;
  /** The message for a refused file. */
  wordsOf: (problem: Problem) => string;
  /** Another message about the files. */
  error?: string;
  /** What is happening, announced and shown below the files. */
  status?: string;
};

/** Files chosen by a button or dropped, with their progress. */
export function UploadField<Problem extends string>(props: UploadFieldProps<Problem>) {
  const { id, label, hint, accept, files, wordsOf, error, status } = props;
  const { texts } = usePortal();
  const t = texts('tickets');
  const titleId = useId();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // If this fails, it is loaded again with the first file.
    loadSender().catch(() => undefined);
  }, []);
  const list = files.current();
  const problems = [
    ...files
      .refused()
      .map(({ name, problem }) => texts('application')('labelled', { label: name, value: wordsOf(problem) })),
    ...(error ? [error] : []),
  ];
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    files.add(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand between the parts of the drop zone
    <div className={styles.field} role="group" aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {label}
      </p>
      <FieldHint id={id}>{hint}</FieldHint>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the button, which the keyboard has */}
      <div
        className={look.zone}
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label htmlFor={id} className={classNames(look.choose, styles.choose)}>
          <Icon name="upload" />
          {t('files.choose')}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          accept={accept}
          className={styles.input}
          aria-describedby={`${id}-hint${problems.length > 0 ? ` ${id}-error` : ''}`}
          aria-invalid={problems.length > 0 || undefined}
          onChange={({ target }) => {
            files.add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <span className="muted">{t('files.drop')}</span>
      </div>
      <div role="alert">
        {problems.length > 0 ? <FieldError id={id}>{problems.join(' ')}</FieldError> : null}
      </div>
      {list.length > 0 ? (
        <ul className={look.list} aria-label={label}>
          {list.map((file) => (
            <UploadRow key={file.key} file={file} files={files} onChoose={() => input.current?.click()} />
          ))}
        </ul>
      ) : null}
      <p role="status" className={look.status}>
        {status}
      </p>
    </div>
  );
}
