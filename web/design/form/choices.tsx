import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './field.module.css';
import { FieldError, FieldHint, getDescription } from './field.tsx';
import { useUnmended } from './mended-fields.ts';
import { useReadOnly } from './read-only.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & {
  id: string;
  label: ReactNode;
  hint?: string;
  error?: string;
};

/** HTML has no read-only checkbox; a disabled one could not be reached by the keyboard. */
const kept: ComponentProps<'input'> = {
  'aria-readonly': true,
  onChange: () => undefined,
  onClick: (event: MouseEvent) => event.preventDefault(),
};

/** A checkbox; the whole line is clickable. */
export function Checkbox({ id, label, hint, error: found, ...control }: CheckboxProps) {
  const error = useUnmended(id, found);
  const isReadOnly = useReadOnly();
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <div className={styles.choice}>
        <input
          {...control}
          {...(isReadOnly && kept)}
          id={id}
          type="checkbox"
          className={styles.box}
          aria-describedby={getDescription({ id, label: '', hint, error })}
          aria-invalid={error ? true : undefined}
        />
        <label className={styles.choiceLabel} htmlFor={id}>
          {label}
        </label>
      </div>
      {hint ? <FieldHint id={id}>{hint}</FieldHint> : null}
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </div>
  );
}

type Choice = { value: string; label: ReactNode; hint?: string };

type ChoiceGroupProps = {
  id: string;
  type?: 'radio' | 'checkbox';
  name: string;
  legend: string;
  hint?: string;
  error?: string;
  options: Choice[];
  /** The initial choice. */
  value?: string | string[];
};

/** One of several (radio), or any of several (checkbox), under a legend. */
export function ChoiceGroup({
  id,
  type = 'radio',
  name,
  legend,
  hint,
  error: found,
  options,
  value,
}: ChoiceGroupProps) {
  const error = useUnmended(id, found);
  const chosen = new Set([value ?? []].flat());
  const isReadOnly = useReadOnly();
  return (
    <fieldset
      className={styles.field}
      aria-describedby={getDescription({ id, label: legend, hint, error })}
      data-invalid={error ? '' : undefined}
    >
      <legend className={styles.label}>{legend}</legend>
      {hint ? <FieldHint id={id}>{hint}</FieldHint> : null}
      {options.map((option, index) => {
        const optionId = index === 0 ? id : `${id}-${index + 1}`;
        return (
          <div key={option.value} className={styles.choice}>
            <input
              id={optionId}
              type={type}
              name={name}
              value={option.value}
              defaultChecked={chosen.has(option.value)}
              disabled={isReadOnly}
              className={styles.box}
            />
            <label className={styles.choiceLabel} htmlFor={optionId}>
              {option.label}
              {option.hint ? <span className={styles.choiceHint}>{option.hint}</span> : null}
            </label>
          </div>
        );
      })}
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </fieldset>
  );
}
