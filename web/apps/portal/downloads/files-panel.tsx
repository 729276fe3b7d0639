import { useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { usePortal } from '../portal.ts';
import { UploadField } from '../upload/upload-field.tsx';
import { FileFields } from './file-fields.tsx';
import { FileHead } from './file-head.tsx';
import type { ReleaseDraft } from './release-draft.ts';
import type { ManagedRelease } from './release-operations.ts';
import { useReleaseUploads } from './release-uploads.ts';
import styles from './releases.module.css';

type FilesPanelProps = {
  release: ManagedRelease;
  draft: ReleaseDraft;
  onChange: (parts: Partial<ReleaseDraft>) => void;
  error: string | undefined;
};

/** The files of a draft with their details and checksums, and the uploads in progress. */
export function FilesPanel({ release: { id, files }, draft, onChange, error }: FilesPanelProps) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('portal');
  const { revalidate } = useRevalidator();
  const uploads = useReleaseUploads(id, revalidate);
  const change = useChange();
  const remove = async (name: string) => {
    if (!(await change.run(() => sendOperation('support', 'removeReleaseFile', { id, name })))) {
      notify('error', t('tryLater'));
    }
    await revalidate();
  };
  return (
    <Panel title={t('releases.field.files')}>
      {files.length > 0 ? (
        <ul className={styles.files} aria-label={t('releases.field.files')}>
          {files.map((file, index) => (
            <li key={file.name} className={styles.file}>
              <FileHead
                file={file}
                tool={
                  <Button variant="quiet" size="compact" icon="trash" onClick={() => remove(file.name)}>
                    {t('releases.file.remove')}
                    <span className="visually-hidden">: {file.name}</span>
                  </Button>
                }
              />
              <FileFields
                id={`release-file-${index}`}
                facts={draft.facts[file.name] ?? file}
                onChange={(facts) => onChange({ facts: { ...draft.facts, [file.name]: facts } })}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <UploadField
        id="release-files"
        label={t('releases.files.add')}
        hint={t('releases.files.hint')}
        accept=".zip,.pdf"
        files={uploads}
        wordsOf={(problem) => t(`releases.files.${problem}`)}
        error={error}
      />
    </Panel>
  );
}
