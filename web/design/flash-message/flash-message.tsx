import type { ReactNode } from 'react';
import { classNames } from '#web/design/class-names.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import styles from './flash-message.module.css';

type FlashMessageProps = {
  kind: 'info' | 'success' | 'error';
  /** The kind as a text, for those who do not see icon and colour. */
  kindLabel: string;
  hideLabel: string;
  /** Floats above the page and hides itself after seven seconds, unless it is being read. */
  floating?: boolean;
  children: ReactNode;
};

/** A message about what has happened. */
export function FlashMessage({ kind, kindLabel, hideLabel, floating, children }: FlashMessageProps) {
  return (
    <ui-flash
      class={classNames(styles.message, styles[kind], floating && styles.floating)}
      role={kind === 'error' ? 'alert' : 'status'}
      data-floating={floating ? '' : undefined}
    >
      <div className={styles.row}>
        <Icon name={kind} className={styles.sign} />
        <div className={styles.words}>
          <span className="visually-hidden">{kindLabel}: </span>
          {children}
        </div>
        <button type="button" className={styles.hide} aria-label={hideLabel} data-hide="">
          <Icon name="close" />
        </button>
      </div>
    </ui-flash>
  );
}
