import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button, IconButton } from '#web/design/button/button.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { useEditor } from '../../editor.ts';
import { acceptedFiles } from './upload.ts';
import styles from './upload-zone.module.css';
import type { Upload, Uploads } from './use-uploads.ts';

type UploadZoneProps = {
  uploads: Uploads;
  /** Whether the person may add files. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A drop zone for files, with a line for each upload in progress or refused. */
export function UploadZone({ uploads, isOpen = true, children }: UploadZoneProps) {
  const t = useEditor().texts('editorMedia');
  const [isOver, setOver] = useState(false);
  const carriesFiles = (event: DragEvent) => isOpen && event.dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button is there for all
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        uploads.add(event.dataTransfer.files);
      }}
    >
      {isOver ? (
        <p className={styles.invitation}>
          <Icon name="upload" />
          {t('upload.drop')}
        </p>
      ) : null}
      <UploadList uploads={uploads} />
      {children}
    </div>
  );
}

type UploadButtonProps = {
  uploads: Uploads;
  label?: string;
  variant?: 'primary' | 'secondary' | 'quiet';
  many?: boolean;
  target?: Parameters<Uploads['add']>[1];
};

/** Chooses files of this device. */
export function UploadButton({ uploads, label, variant, many = true, target }: UploadButtonProps) {
  const t = useEditor().texts('editorMedia');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="compact" icon="upload" variant={variant} onClick={() => input.current?.click()}>
        {label ?? t('upload')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={many}
        accept={acceptedFiles}
        aria-label={label ?? t('upload')}
        onChange={({ target: chosen }) => {
          uploads.add(chosen.files ?? [], target);
          chosen.value = '';
        }}
      />
    </>
  );
}

export function UploadList({ uploads }: { uploads: Uploads }) {
  if (uploads.list.length === 0) return null;
  return (
    <ul className={styles.list}>
      {uploads.list.map((upload) => (
        <UploadLine key={upload.key} upload={upload} onDismiss={() => uploads.dismiss(upload.key)} />
      ))}
    </ul>
  );
}

function UploadLine({ upload, onDismiss }: { upload: Upload; onDismiss: () => void }) {
  const t = useEditor().texts('editorMedia');
  const { name, share, problem } = upload;
  if (!problem) {
    return (
      <li className={styles.line}>
        <span className={styles.name}>{name}</span>
        <progress max={1} value={share} aria-label={t('upload.progress', { name })} />
      </li>
    );
  }
  return (
    <li className={styles.line} data-failed="">
      <span className={styles.name}>{name}</span>
      <span role="alert">{t(`upload.${problem}`)}</span>
      <IconButton name="close" label={t('upload.dismiss', { name })} onClick={onDismiss} />
    </li>
  );
}
