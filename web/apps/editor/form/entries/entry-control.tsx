import { useState } from 'react';
import { Button } from '#web/design/button/button.tsx';
import { useReadOnly } from '#web/design/form/read-only.ts';
import { useEditor } from '../../editor.ts';
import { Modal } from '../../modal/modal.tsx';
import type { ControlProps } from '../controls/control.ts';
import { ControlGroup } from '../controls/control-group.tsx';
import { NothingChosen } from '../controls/nothing-chosen.tsx';
import linkStyles from '../link/link.module.css';
import { LinkTarget } from '../link/link-target.tsx';
import { EntryPicker } from './entry-picker.tsx';
import type { EntryType } from './search-entries.ts';

type EntryControlProps = ControlProps<{ kind: EntryType; slug: string } | null>;

/** One product or service, or none. */
export function EntryControl({ id, label, hint, error, value, onChange }: EntryControlProps) {
  const t = useEditor().texts('editorFields');
  const [isChoosing, setChoosing] = useState(false);
  const isReadOnly = useReadOnly();
  return (
    <ControlGroup id={id} label={label} optional={t('optional')} hint={hint} error={error}>
      <div className={linkStyles.control}>
        {value ? (
          <LinkTarget link={{ kind: value.kind === 'product' ? 'PRODUCT' : 'SERVICE', slug: value.slug }} />
        ) : (
          <NothingChosen />
        )}
        {isReadOnly ? null : (
          <span className={linkStyles.buttons}>
            <Button id={id} variant="secondary" size="compact" onClick={() => setChoosing(true)}>
              {t(value ? 'link.other' : 'entries.choose')}
            </Button>
            {value ? (
              <Button variant="quiet" size="compact" icon="close" onClick={() => onChange(null)}>
                {t('entries.none')}
              </Button>
            ) : null}
          </span>
        )}
      </div>
      {isChoosing ? (
        <Modal title={t('entries.choose')} onClose={() => setChoosing(false)}>
          <EntryPicker
            id={`${id}-picker`}
            onPick={(entry) => {
              setChoosing(false);
              onChange(entry);
            }}
          />
        </Modal>
      ) : null}
    </ControlGroup>
  );
}
