import { useEffect, useState } from 'react';
import { Button } from '#web/design/button/button.tsx';
import { useReadOnly } from '#web/design/form/read-only.ts';
import { useEditor } from '../../editor.ts';
import type { ControlProps } from '../../form/controls/control.ts';
import { ControlGroup } from '../../form/controls/control-group.tsx';
import { NothingChosen } from '../../form/controls/nothing-chosen.tsx';
import { useFileLabels } from '../file-labels.ts';
import type { ListedFile, MediaKind } from '../media-data.ts';
import { Thumbnail } from '../thumbnail.tsx';
import styles from './media-control.module.css';
import { MediaPicker } from './media-picker.tsx';

type MediaControlProps = ControlProps<string | null> & { kind?: MediaKind };

/** A file of the media library, by its id; null: none. */
export function MediaControl({ id, label, hint, error, required, value, onChange, kind }: MediaControlProps) {
  const t = useEditor().texts('editorMedia');
  const labels = useFileLabels();
  const { file, isGone, remember } = useChosenFile(value);
  const [isPicking, setPicking] = useState(false);
  const isReadOnly = useReadOnly();
  return (
    <ControlGroup
      id={id}
      label={label}
      optional={required === false ? t('optional') : undefined}
      hint={hint}
      error={error ?? (isGone ? t('gone') : undefined)}
    >
      <div className={styles.control}>
        {file ? (
          <>
            <span className={styles.look}>
              <Thumbnail file={file} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{labels.name(file)}</span>
              <span className={styles.facts}>{labels.facts(file)}</span>
            </span>
          </>
        ) : value ? null : (
          <NothingChosen />
        )}
        {isReadOnly ? null : (
          <span className={styles.buttons}>
            <Button id={id} variant="secondary" size="compact" icon="image" onClick={() => setPicking(true)}>
              {t(value ? 'choose.other' : 'choose')}
            </Button>
            {value ? (
              <Button variant="quiet" size="compact" icon="close" onClick={() => onChange(null)}>
                {t('choose.none')}
              </Button>
            ) : null}
          </span>
        )}
      </div>
      {isPicking ? (
        <MediaPicker
          {...(kind && { kind })}
          chosen={value}
          onClose={() => setPicking(false)}
          onChoose={(picked) => {
            remember(picked);
            onChange(picked.id);
            setPicking(false);
          }}
        />
      ) : null}
    </ControlGroup>
  );
}

type Known = { id: string; file: ListedFile | undefined };

/** The chosen file: fetched once, unless it was chosen here. */
function useChosenFile(id: string | null) {
  const { sendQuery } = useEditor();
  const [known, setKnown] = useState<Known>();
  const isKnown = known?.id === id;
  useEffect(() => {
    if (!id || isKnown) return undefined;
    let isCurrent = true;
    sendQuery('content', 'chosenFile', { id }).then(
      ({ mediaFile }) => isCurrent && setKnown({ id, file: mediaFile ?? undefined }),
      // On failure, only the name is missing.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [id, isKnown, sendQuery]);
  return {
    file: id && isKnown ? known.file : undefined,
    isGone: id !== null && isKnown && !known.file,
    remember: (file: ListedFile) => setKnown({ id: file.id, file }),
  };
}
