import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '#web/design/button/button.tsx';
import { classNames } from '#web/design/class-names.ts';
import { MendedContext, useMendedFields } from '#web/design/form/mended-fields.ts';
import { ReadOnlyContext } from '#web/design/form/read-only.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import styles from './form-dialog.module.css';
import { useModal } from './use-modal.ts';

type FormDialogProps = {
  title: string;
  /** What will happen once it is confirmed. */
  text?: ReactNode;
  submitLabel: string;
  /** Left out when there is nothing to cancel: then the only button closes the dialog. */
  cancelLabel?: string;
  /** A destructive action looks different. */
  danger?: boolean;
  busy?: boolean;
  /** Why it failed; shown above the buttons and announced. */
  problem?: string;
  /** Wide enough for two columns; where it is, its buttons stay visible, however long the content. */
  isWide?: boolean;
  /** Stays visible with the buttons, however long the content is. */
  footer?: ReactNode;
  onSubmit: (fields: FormData) => void;
  onClose: () => void;
  children?: ReactNode;
};

/**
 * A modal form rendered by script: it is open as long as it is rendered, and `onClose` requests its removal.
 * A click outside does not close it, so that nothing typed is lost by accident.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, text, submitLabel, cancelLabel, danger, busy, problem, onSubmit, onClose, children } = props;
  const { isWide = false, footer } = props;
  const id = useId();
  const dialog = useModal();
  const { mended, onInput, forget } = useMendedFields();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    forget();
    onSubmit(new FormData(event.currentTarget));
  };

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, isWide && styles.wide)}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
    >
      <form className={styles.form} onSubmit={submit} onInput={onInput} noValidate>
        <header className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {text ? <p className={styles.text}>{text}</p> : null}
        </header>
        {/* A dialog asks something of its own, also above fields that may be read only. */}
        <ReadOnlyContext value={false}>
          <MendedContext value={mended}>{children}</MendedContext>
        </ReadOnlyContext>
        <div className={classNames(styles.foot, footer ? styles.stays : isWide && styles.staysInWide)}>
          {footer}
          {problem ? (
            <p className={styles.problem} role="alert">
              <Icon name="error" />
              <span>{problem}</span>
            </p>
          ) : null}
          <div className={styles.actions}>
            <Button type="submit" variant={danger ? 'danger' : 'primary'} size="compact" busy={busy}>
              {submitLabel}
            </Button>
            {cancelLabel ? (
              <Button variant="secondary" size="compact" onClick={onClose}>
                {cancelLabel}
              </Button>
            ) : null}
          </div>
        </div>
      </form>
    </dialog>
  );
}
