import type { ReactNode } from 'react';
import { FieldError, FieldHint } from '#web/design/form/field.tsx';
import { useReadOnly } from '#web/design/form/read-only.ts';
import styles from './control-group.module.css';

type ControlGroupProps = {
  id: string;
  label: string;
  /** Shown beside the label in small type: that the group may stay empty. */
  optional?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
};

/** Several controls that form one field, with its label above and its error below. */
export function ControlGroup({ id, label, optional, hint, error, children }: ControlGroupProps) {
  const isReadOnly = useReadOnly();
  return (
    <fieldset
      className={styles.group}
      data-invalid={error ? '' : undefined}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
    >
      <legend className={styles.label}>
        {label}
        {optional && !isReadOnly ? <span className={styles.optional}>{` (${optional})`}</span> : null}
      </legend>
      {hint ? <FieldHint id={id}>{hint}</FieldHint> : null}
      {children}
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </fieldset>
  );
}
