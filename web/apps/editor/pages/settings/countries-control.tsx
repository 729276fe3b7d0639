import { Button } from '#web/design/button/button.tsx';
import { useReadOnly } from '#web/design/form/read-only.ts';
import { ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { displayCountry } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import type { ControlProps } from '../../form/controls/control.ts';
import { ControlGroup } from '../../form/controls/control-group.tsx';
import { NothingChosen } from '../../form/controls/nothing-chosen.tsx';
import { useAllCountries } from '../use-all-countries.ts';
import styles from './countries-control.module.css';

/** The countries to which something is limited; none: no limit. */
export function CountriesControl({
  id,
  label,
  hint,
  error,
  value,
  onChange,
}: ControlProps<readonly string[]>) {
  const { texts, locale } = useEditor();
  const t = texts('editorPages');
  const countries = useAllCountries();
  const isReadOnly = useReadOnly();
  const name = (code: string) => displayCountry(code, locale.language);
  return (
    <ControlGroup id={id} label={label} hint={hint} error={error}>
      {value.length > 0 ? (
        <ul className={styles.chosen}>
          {value.map((code) => (
            <li key={code}>
              {isReadOnly ? (
                name(code)
              ) : (
                <Button
                  variant="secondary"
                  size="compact"
                  iconEnd="close"
                  aria-label={t('country.remove', { name: name(code) })}
                  onClick={() => onChange(value.filter((one) => one !== code))}
                >
                  {name(code)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <NothingChosen />
      )}
      {isReadOnly ? null : (
        <div>
          <ToolbarSelect
            id={id}
            label={t('country.add')}
            all={t('country.add')}
            value=""
            onChange={({ target }) => target.value && onChange([...value, target.value])}
            options={countries
              .filter((code) => !value.includes(code))
              .map((code) => ({ value: code, label: name(code) }))
              .sort((one, other) => one.label.localeCompare(other.label, locale.sisCode))}
          />
        </div>
      )}
    </ControlGroup>
  );
}
