import { useState } from 'react';
import type { StoredLink } from '#contracts/content/draft.ts';
import { Button } from '#web/design/button/button.tsx';
import { useReadOnly } from '#web/design/form/read-only.ts';
import { useEditor } from '../../editor.ts';
import type { ControlProps } from '../controls/control.ts';
import { ControlGroup } from '../controls/control-group.tsx';
import { NothingChosen } from '../controls/nothing-chosen.tsx';
import styles from './link.module.css';
import { LinkDialog } from './link-dialog.tsx';
import { LinkTarget } from './link-target.tsx';

type LinkControlProps = ControlProps<StoredLink | null> & {
  /** The site whose pages are offered first. */
  siteId: string | undefined;
};

/** The target of a link; null: none. */
export function LinkControl({ id, label, hint, error, required, value, onChange, siteId }: LinkControlProps) {
  const t = useEditor().texts('editorFields');
  const [isChoosing, setChoosing] = useState(false);
  const isReadOnly = useReadOnly();
  return (
    <ControlGroup
      id={id}
      label={label}
      optional={required === false ? t('optional') : undefined}
      hint={hint}
      error={error}
    >
      <div className={styles.control}>
        {value ? <LinkTarget link={value} /> : <NothingChosen />}
        {isReadOnly ? null : (
          <span className={styles.buttons}>
            <Button id={id} variant="secondary" size="compact" icon="link" onClick={() => setChoosing(true)}>
              {t(value ? 'link.other' : 'link.choose')}
            </Button>
            {value ? (
              <Button variant="quiet" size="compact" icon="close" onClick={() => onChange(null)}>
                {t('link.none')}
              </Button>
            ) : null}
          </span>
        )}
      </div>
      {isChoosing ? (
        <LinkDialog
          link={value}
          siteId={siteId}
          onClose={() => setChoosing(false)}
          onChoose={(link) => {
            setChoosing(false);
            onChange(link);
          }}
        />
      ) : null}
    </ControlGroup>
  );
}
