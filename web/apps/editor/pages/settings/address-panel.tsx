import { useState } from 'react';
import { Button } from '#web/design/button/button.tsx';
import { useReadOnly } from '#web/design/form/read-only.ts';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../../editor.ts';
import { NumberControl } from '../../form/controls/number-control.tsx';
import { usePageWork } from '../page-work.ts';
import { MoveDialog } from './move-dialog.tsx';
import styles from './page-settings.module.css';
import { usePageProblem } from './use-page-problem.ts';

/** The path of a page, and its position among its siblings. */
export function AddressPanel() {
  const t = useEditor().texts('editorPages');
  const { view, change } = usePageWork();
  const problem = usePageProblem();
  const isReadOnly = useReadOnly();
  const [isMoving, setMoving] = useState(false);
  const { path, sortIndex } = view.draft;
  return (
    <Panel title={t('settings.address')}>
      <div className={styles.fields}>
        <div className={styles.address}>
          <p id="page-path" tabIndex={-1} className={styles.path}>
            {path}
          </p>
          {path === '/' || isReadOnly ? null : (
            <Button variant="secondary" size="compact" icon="edit" onClick={() => setMoving(true)}>
              {t('move')}
            </Button>
          )}
        </div>
        <NumberControl
          id="page-sortIndex"
          label={t('field.sortIndex')}
          hint={t('hint.sortIndex')}
          error={problem('sortIndex')}
          value={sortIndex}
          onChange={(value) =>
            change((draft) => ({ ...draft, sortIndex: Math.round(value ?? 0) }), 'sortIndex')
          }
        />
      </div>
      {isMoving ? <MoveDialog onClose={() => setMoving(false)} /> : null}
    </Panel>
  );
}
