import { useReadOnly } from '#web/design/form/read-only.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import { useEditor } from '../../editor.ts';
import type { ControlProps } from './control.ts';
import { ControlGroup } from './control-group.tsx';
import { NothingChosen } from './nothing-chosen.tsx';
import styles from './sets.module.css';

type SetControlProps = ControlProps<string[]> & { options: readonly { value: string; label: string }[] };

/** A choice of some of many: the chosen ones, and a select to add others. */
export function SetControl({ id, label, hint, error, value, onChange, options }: SetControlProps) {
  const t = useEditor().texts('editorRecords');
  const isReadOnly = useReadOnly();
  const getName = (code: string) => options.find((option) => option.value === code)?.label ?? code;
  return (
    <ControlGroup id={id} label={label} hint={hint} error={error}>
      {value.length > 0 ? (
        <ul className={styles.set}>
          {value.map((code) => (
            <li key={code}>
              {isReadOnly ? (
                <span className={styles.member}>{getName(code)}</span>
              ) : (
                <button
                  type="button"
                  className={styles.member}
                  aria-label={t('set.remove', { name: getName(code) })}
                  onClick={() => onChange(value.filter((one) => one !== code))}
                >
                  {getName(code)}
                  <Icon name="close" />
                </button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <NothingChosen />
      )}
      {isReadOnly ? null : (
        <select
          id={id}
          className={styles.adder}
          aria-label={t('set.add', { name: label })}
          value=""
          onChange={({ target }) => target.value && onChange([...value, target.value])}
        >
          <option value="">{t('set.choose')}</option>
          {options
            .filter((option) => !value.includes(option.value))
            .map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
        </select>
      )}
    </ControlGroup>
  );
}
