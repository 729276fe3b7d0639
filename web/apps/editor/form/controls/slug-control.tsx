import { useState } from 'react';
import { Button } from '#web/design/button/button.tsx';
import { useReadOnly } from '#web/design/form/read-only.ts';
import { useEditor } from '../../editor.ts';
import { type EntryType, searchEntries } from '../entries/search-entries.ts';
import linkStyles from '../link/link.module.css';
import { LinkTarget } from '../link/link-target.tsx';
import { SearchPicker } from '../search/search-picker.tsx';
import type { ControlProps } from './control.ts';
import { ControlGroup } from './control-group.tsx';
import { NothingChosen } from './nothing-chosen.tsx';

type SlugControlProps = ControlProps<string> & { type: EntryType };

/** A product or service of the product back end, found by search. */
export function SlugControl({ id, label, hint, error, required, value, onChange, type }: SlugControlProps) {
  const { locale, texts } = useEditor();
  const t = texts('editorFields');
  const isReadOnly = useReadOnly();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <ControlGroup
      id={id}
      label={label}
      optional={required === false ? t('optional') : undefined}
      hint={hint}
      error={error}
    >
      {isReadOnly && !value ? (
        <NothingChosen />
      ) : value && !isChoosing ? (
        <div className={linkStyles.control}>
          <LinkTarget link={{ kind: type === 'product' ? 'PRODUCT' : 'SERVICE', slug: value }} />
          {isReadOnly ? null : (
            <Button id={id} variant="secondary" size="compact" onClick={() => setChoosing(true)}>
              {t('link.other')}
            </Button>
          )}
        </div>
      ) : (
        <SearchPicker
          key={type}
          id={id}
          label={t(`link.search.${type}`)}
          search={(query) => searchEntries(type, locale, query)}
          onPick={(entry) => {
            setChoosing(false);
            onChange(entry.value);
          }}
        />
      )}
    </ControlGroup>
  );
}
