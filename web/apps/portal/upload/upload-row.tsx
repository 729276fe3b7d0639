import { Button } from '#web/design/button/button.tsx';
import look from '#web/design/upload/upload.module.css';
import type { ListedUpload, UploadList } from '#web/design/upload/upload-list.ts';
import { formatFileSize } from '#web/i18n/format/format.ts';
import { usePortal } from '../portal.ts';

type UploadRowProps = {
  file: ListedUpload;
  files: Pick<UploadList<string>, 'pause' | 'resume' | 'remove'>;
  /** Opens the browser's file dialog. */
  onChoose: () => void;
};

/** The progress of a file, and its actions. */
export function UploadRow({ file, files, onChoose }: UploadRowProps) {
  const { texts, locale } = usePortal();
  const t = texts('tickets');
  const { key, name, size, sent, state } = file;
  const canGoOn = state === 'paused' || state === 'offline' || state === 'failed';
  return (
    <li className={look.file}>
      <span className={look.name}>{name}</span>
      <span className={look.facts}>
        {formatFileSize(size, locale)} · <span role="status">{t(`file.${state}`)}</span>
      </span>
      {state === 'done' ? null : (
        <progress className={look.progress} aria-label={name} value={sent} max={size} />
      )}
      <span className={look.tools}>
        {state === 'sending' ? (
          <Button variant="quiet" size="compact" onClick={() => files.pause(key)}>
            {t('file.pause')}
            <span className="visually-hidden">: {name}</span>
          </Button>
        ) : null}
        {canGoOn ? (
          <Button variant="quiet" size="compact" onClick={() => files.resume(key)}>
            {t('file.resume')}
            <span className="visually-hidden">: {name}</span>
          </Button>
        ) : null}
        {state === 'wanted' ? (
          <Button variant="quiet" size="compact" icon="upload" onClick={onChoose}>
            {t('file.again')}
            <span className="visually-hidden">: {name}</span>
          </Button>
        ) : null}
        <Button variant="quiet" size="compact" icon="trash" onClick={() => files.remove(key)}>
          {t('file.remove')}
          <span className="visually-hidden">: {name}</span>
        </Button>
      </span>
    </li>
  );
}
