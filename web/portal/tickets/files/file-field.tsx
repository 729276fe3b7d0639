import { type DragEvent, useId, useState } from 'react';
import { FieldError, FieldHint } from '#web/ui/form/field.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { usePortal } from '../../portal.ts';
import { FileRow } from './file-row.tsx';
import styles from './files.module.css';
import type { TicketFiles } from './ticket-files.ts';

/** Pictures and films of a ticket: chosen by a button, or dropped. */
export function FileField({ id, files, error }: { id: string; files: TicketFiles; error?: string }) {
  const t = usePortal().texts('tickets');
  const titleId = useId();
  const [isOver, setOver] = useState(false);
  const list = files.current();
  const problems = [
    ...files.refused().map(({ name, problem }) => `${name}: ${t(`files.${problem}`)}`),
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
        {t('files')}
      </p>
      <FieldHint id={id}>{t('files.hint')}</FieldHint>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the button, which the keyboard has */}
      <div
        className={styles.zone}
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          id={id}
          type="file"
          multiple
          accept="image/*,video/*"
          className="visually-hidden"
          aria-describedby={`${id}-hint${problems.length > 0 ? ` ${id}-error` : ''}`}
          aria-invalid={problems.length > 0 || undefined}
          onChange={({ target }) => {
            files.add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <label htmlFor={id} className={styles.choose}>
          <Icon name="upload" />
          {t('files.choose')}
        </label>
        <span className="muted">{t('files.drop')}</span>
      </div>
      <div role="alert">
        {problems.length > 0 ? <FieldError id={id}>{problems.join(' ')}</FieldError> : null}
      </div>
      {list.length > 0 ? (
        <ul className={styles.list} aria-label={t('files')}>
          {list.map((file) => (
            <FileRow key={file.key} file={file} files={files} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
