import { useId, useState } from 'react';
import { useTypedSearch } from '#web/apps/frame/typed-search.ts';
import { Button, IconButton } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { useModal } from '#web/design/form-dialog/use-modal.ts';
import { Toolbar, ToolbarSearch } from '#web/design/toolbar/toolbar.tsx';
import { Waiting } from '#web/design/waiting/waiting.tsx';
import { useEditor } from '../../editor.ts';
import { FileGrid } from '../file-grid.tsx';
import type { ListedFile, MediaKind } from '../media-data.ts';
import { UploadButton, UploadZone } from '../upload/upload-zone.tsx';
import { useUploads } from '../upload/use-uploads.ts';
import styles from './media-picker.module.css';
import { useMediaSearch } from './use-media-search.ts';

type MediaPickerProps = {
  /** Only files of this kind; all without it. */
  kind?: MediaKind;
  /** The id of the file that is chosen now. */
  chosen?: string | null;
  /** Called once; the caller then removes the picker. */
  onChoose: (file: ListedFile) => void;
  onClose: () => void;
};

/**
 * A dialog to choose a file of the media library, or to upload a new one. It is open as long as it is
 * rendered.
 */
export function MediaPicker({ kind, chosen, onChoose, onClose }: MediaPickerProps) {
  const { texts, sendQuery } = useEditor();
  const t = texts('editorMedia');
  const id = useId();
  const dialog = useModal();
  const [search, setSearch] = useState('');
  const found = useMediaSearch(search, kind);
  const uploads = useUploads(async (taken) => {
    const { mediaFile } = await sendQuery('content', 'chosenFile', { id: taken });
    if (mediaFile && (!kind || mediaFile.kind === kind)) onChoose(mediaFile);
    else found.again();
  });

  const searching = useTypedSearch(search, setSearch);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <header className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {t(kind ? `picker.title.${kind}` : 'picker.title')}
        </h2>
        <IconButton name="close" label={t('picker.close')} onClick={onClose} />
      </header>
      <div className={styles.body}>
        <Toolbar
          label={t('tools')}
          actions={<UploadButton uploads={uploads} many={false} variant="secondary" />}
        >
          <ToolbarSearch label={t('search')} {...searching} />
        </Toolbar>
        <UploadZone uploads={uploads}>
          {found.files.length > 0 ? (
            <FileGrid
              files={found.files}
              frame={(file, card, className) => (
                <button
                  type="button"
                  className={className}
                  aria-pressed={file.id === chosen}
                  onClick={() => onChoose(file)}
                >
                  {card}
                </button>
              )}
            />
          ) : found.isWaiting ? (
            <Waiting />
          ) : (
            <EmptyState headingLevel={3} title={t('none.found')} text={t('picker.none')} />
          )}
          {found.more ? (
            <div>
              <Button variant="secondary" size="compact" busy={found.isWaiting} onClick={found.more}>
                {t('more')}
              </Button>
            </div>
          ) : null}
        </UploadZone>
      </div>
    </dialog>
  );
}
