import { Checkbox } from '#web/design/form/choices.tsx';
import type { ControlProps } from './control.ts';
import { ControlGroup } from './control-group.tsx';
import styles from './sets.module.css';

type ChoicesControlProps = ControlProps<string[]> & { options: readonly { value: string; label: string }[] };

/** Any of a few. */
export function ChoicesControl({ id, label, hint, error, value, onChange, options }: ChoicesControlProps) {
  return (
    <ControlGroup id={id} label={label} hint={hint} error={error}>
      <div className={styles.choices}>
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            id={index === 0 ? id : `${id}-${option.value}`}
            label={option.label}
            checked={value.includes(option.value)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...value, option.value] : value.filter((one) => one !== option.value),
              )
            }
          />
        ))}
      </div>
    </ControlGroup>
  );
}
