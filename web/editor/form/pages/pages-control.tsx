import { useState } from 'react';
import { Button, IconButton } from '#web/ui/button/button.tsx';
import { useEditor } from '../../editor.ts';
import { Modal } from '../../modal/modal.tsx';
import type { ControlProps } from '../controls/control.ts';
import { ControlGroup } from '../controls/control-group.tsx';
import { moved } from '../edits.ts';
import { LinkTarget } from '../link/link-target.tsx';
import { useReorder } from '../use-reorder.ts';
import { PagePicker } from './page-picker.tsx';
import styles from './pages-control.module.css';

type PagesControlProps = ControlProps<readonly string[]> & { max: number; siteId: string | undefined };

/** Pages in the editor's order, by their ids. */
export function PagesControl({ id, label, hint, error, value, onChange, max, siteId }: PagesControlProps) {
  const t = useEditor().texts('editorFields');
  const [isPicking, setPicking] = useState(false);
  const rows = value.map((page) => ({ id: page }));
  const { list, handle } = useReorder<HTMLOListElement>(rows, (page, to) =>
    onChange(moved(rows, page, to).map((row) => row.id)),
  );
  return (
    <ControlGroup id={id} label={label} hint={hint} error={error}>
      <ol ref={list} className={styles.pages}>
        {value.map((page, index) => (
          <li key={page} className={styles.page} data-row={page}>
            <span className={styles.grip}>
              <IconButton
                name="grip"
                label={t('reorder', { name: t('untitled', { place: String(index + 1) }) })}
                {...handle(page)}
              />
            </span>
            <LinkTarget link={{ kind: 'PAGE', page }} />
            <IconButton
              name="trash"
              label={t('remove')}
              onClick={() => onChange(value.filter((each) => each !== page))}
            />
          </li>
        ))}
      </ol>
      {value.length < max ? (
        <div>
          <Button id={id} variant="secondary" size="compact" icon="plus" onClick={() => setPicking(true)}>
            {t('pages.add')}
          </Button>
        </div>
      ) : (
        <p>{t('full', { count: String(max) })}</p>
      )}
      {isPicking ? (
        <Modal title={t('pages.add')} onClose={() => setPicking(false)}>
          <PagePicker
            id={`${id}-picker`}
            label={t('link.page')}
            siteId={siteId}
            onPick={({ value: page }) => {
              setPicking(false);
              if (!value.includes(page)) onChange([...value, page]);
            }}
          />
        </Modal>
      ) : null}
    </ControlGroup>
  );
}
