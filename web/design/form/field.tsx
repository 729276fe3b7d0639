import type { ReactNode } from 'react';
import { Icon } from '#web/design/icon/icon.tsx';
import styles from './field.module.css';
import { useReadOnly } from './read-only.ts';

export type FieldProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** "optional" in the page's language, for who fills in the field; required fields carry no mark. */
  optional?: string;
};

/** The ids for `aria-describedby`: hint, then error. */
export const getDescription = ({ id, hint, error }: FieldProps) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** The error of a field: icon and text, never colour alone. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={errorId(id)} className={styles.error}>
      <Icon name="error" />
      <span>{children}</span>
    </p>
  );
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={hintId(id)} className={styles.hint}>
      {children}
    </p>
  );
}

/** Label, hint, control, and error, in this order. */
export function Field({ id, label, hint, error, optional, children }: FieldProps & { children: ReactNode }) {
  const isReadOnly = useReadOnly();
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && !isReadOnly ? <span className={styles.optional}>{` (${optional})`}</span> : null}
      </label>
      {hint ? <FieldHint id={id}>{hint}</FieldHint> : null}
      {children}
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </div>
  );
}

/** Stacks the fields of a form. */
export function FieldStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** Two fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
