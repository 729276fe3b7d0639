import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '#web/design/button/button.tsx';
import { classNames } from '#web/design/class-names.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import styles from './dialog.module.css';

type DialogProps = {
  id: string;
  title: string;
  closeLabel: string;
  /** `end` slides in as a panel from the inline end: contact, comparison, news. */
  placement?: 'centre' | 'end';
  footer?: ReactNode;
  children: ReactNode;
};

/** A native modal dialog. Its close button is a form and works without script. */
export function Dialog({ id, title, closeLabel, placement = 'centre', footer, children }: DialogProps) {
  return (
    <ui-dialog>
      <dialog
        id={id}
        className={classNames(styles.dialog, styles[placement])}
        aria-labelledby={`${id}-title`}
        {...{ closedby: 'any' }}
      >
        <header className={styles.header}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <form method="dialog">
            <button type="submit" className={styles.close} aria-label={closeLabel}>
              <Icon name="close" />
            </button>
          </form>
        </header>
        <div className={styles.body}>{children}</div>
        {footer ? <footer className={styles.footer}>{footer}</footer> : null}
      </dialog>
    </ui-dialog>
  );
}

type DialogButtonProps = ButtonLook & { opens: string; children: ReactNode };

/** Opens a dialog: by the native invoker command where the browser supports it, otherwise by ui-dialog. */
export function DialogButton({ opens, icon, children, ...look }: DialogButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass(look)}
      data-opens={opens}
      aria-haspopup="dialog"
      {...{ command: 'show-modal', commandfor: opens }}
    >
      {icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
    </button>
  );
}
