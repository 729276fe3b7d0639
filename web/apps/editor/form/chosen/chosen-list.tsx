import { type ReactNode, useState } from 'react';
import { Button, IconButton } from '#web/design/button/button.tsx';
import { useReadOnly } from '#web/design/form/read-only.ts';
import type { IconName } from '#web/design/icon/icon-paths.ts';
import { useEditor } from '../../editor.ts';
import { Modal } from '../../modal/modal.tsx';
import type { ControlProps } from '../controls/control.ts';
import { ControlGroup } from '../controls/control-group.tsx';
import { NothingChosen } from '../controls/nothing-chosen.tsx';
import { moved } from '../edits.ts';
import { useReorder } from '../list/use-reorder.ts';
import { ChosenLabels } from './chosen-labels.tsx';
import styles from './chosen-list.module.css';
import type { ChosenName } from './chosen-name.ts';

type ChosenListProps = ControlProps<readonly string[]> & {
  max: number;
  icon: IconName;
  /** The names of the chosen ids, as far as they have loaded. */
  names: ReadonlyMap<string, ChosenName>;
  addLabel: string;
  /** The search for another one. */
  picker: (onPick: (id: string) => void) => ReactNode;
};

/**
 * The editor's selection as an ordered list of ids: items are dragged, moved with the arrow keys, removed, or added
 * by a search.
 */
export function ChosenList({ id, label, hint, error, required, value, onChange, ...props }: ChosenListProps) {
  const t = useEditor().texts('editorFields');
  const isReadOnly = useReadOnly();
  const [isPicking, setPicking] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const rows = value.map((each) => ({ id: each }));
  const { list, drag, handle } = useReorder<HTMLOListElement>(rows, (each, to) => {
    setAnnouncement(t('movedTo', { place: String(to + 1), count: String(value.length) }));
    onChange(moved(rows, each, to).map((row) => row.id));
  });
  const remove = (each: string) => {
    onChange(value.filter((other) => other !== each));
    // The focused button disappears with its row.
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  const pick = (each: string) => {
    setPicking(false);
    if (!value.includes(each)) onChange([...value, each]);
  };
  return (
    <ControlGroup
      id={id}
      label={label}
      optional={required === false ? t('optional') : undefined}
      hint={hint}
      error={error}
    >
      {value.length > 0 ? (
        <ol ref={list} className={styles.rows}>
          {value.map((each, index) => {
            const chosen = props.names.get(each);
            const name = chosen?.name ?? t('untitled', { place: String(index + 1) });
            return (
              <li
                key={each}
                className={styles.row}
                data-row={each}
                data-read-only={isReadOnly || undefined}
                data-dragged={drag?.id === each || undefined}
                data-mark={(drag && drag.id !== each && drag.to === index) || undefined}
              >
                {isReadOnly ? null : (
                  <span className={styles.grip}>
                    <IconButton name="grip" label={t('reorder', { name })} {...handle(each)} />
                  </span>
                )}
                <ChosenLabels icon={props.icon} chosen={chosen} />
                {isReadOnly ? null : (
                  <IconButton name="trash" label={t('removeNamed', { name })} onClick={() => remove(each)} />
                )}
              </li>
            );
          })}
        </ol>
      ) : (
        <NothingChosen />
      )}
      {isReadOnly ? null : value.length < props.max ? (
        <div>
          <Button id={id} variant="secondary" size="compact" icon="plus" onClick={() => setPicking(true)}>
            {props.addLabel}
          </Button>
        </div>
      ) : (
        <p className={styles.full}>{t('full', { count: String(props.max) })}</p>
      )}
      {isPicking ? (
        <Modal title={props.addLabel} onClose={() => setPicking(false)}>
          {props.picker(pick)}
        </Modal>
      ) : null}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </ControlGroup>
  );
}
