import type { ComponentProps } from 'react';
import { classNames } from '#web/design/class-names.ts';
import styles from './field.module.css';
import { Field, type FieldProps, getDescription } from './field.tsx';
import { useUnmended } from './mended-fields.ts';
import { useReadOnly } from './read-only.ts';

type Control<Tag extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<Tag>, 'id' | 'className'>;

const wiring = (field: FieldProps) => ({
  id: field.id,
  className: styles.control,
  'aria-describedby': getDescription(field),
  'aria-invalid': field.error ? true : undefined,
});

/** One line of text. Native validation is off: the server responds with messages, see ErrorSummary. */
export function TextInput({ id, label, hint, error, optional, ...control }: FieldProps & Control<'input'>) {
  const field = { id, label, hint, error: useUnmended(id, error), optional };
  const isReadOnly = useReadOnly();
  return (
    <Field {...field}>
      <input type="text" {...control} {...(isReadOnly && { readOnly: true })} {...wiring(field)} />
    </Field>
  );
}

/** Several lines of text; grows with its content where the browser supports it. */
export function TextArea({ id, label, hint, error, optional, ...control }: FieldProps & Control<'textarea'>) {
  const field = { id, label, hint, error: useUnmended(id, error), optional };
  const isReadOnly = useReadOnly();
  return (
    <Field {...field}>
      <textarea
        rows={5}
        {...control}
        {...(isReadOnly && { readOnly: true })}
        {...wiring(field)}
        className={classNames(styles.control, styles.lines)}
      />
    </Field>
  );
}

export type SelectOption = { value: string; label: string; lang?: string };

type SelectProps = FieldProps & Control<'select'> & { options: SelectOption[]; placeholder?: string };

/** A native select. HTML has no read-only one, so there the chosen option is shown as a text. */
export function Select({ id, label, hint, error, optional, options, placeholder, ...control }: SelectProps) {
  const field = { id, label, hint, error: useUnmended(id, error), optional };
  const isReadOnly = useReadOnly();
  if (isReadOnly) {
    const value = String(control.value ?? control.defaultValue ?? '');
    const chosen = options.find((option) => option.value === value);
    return <TextInput {...field} lang={chosen?.lang} value={chosen?.label ?? placeholder ?? ''} />;
  }
  return (
    <Field {...field}>
      <select {...control} {...wiring(field)} className={classNames(styles.control, styles.select)}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
