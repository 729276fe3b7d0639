import type { ReactNode } from 'react';
import { classNames } from '#web/design/class-names.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import styles from './disclosure.module.css';

type DisclosureProps = {
  label: ReactNode;
  /** Of the disclosures in a group only one is open at a time. */
  group?: string;
  /** Looks like a plain button of the header, or like a form control. */
  look?: 'plain' | 'outlined';
  /**
   * The position of the panel: below the button's start, at its end, or as wide as the nearest positioned
   * ancestor.
   */
  panel?: 'start' | 'end' | 'wide';
  className?: string;
  children: ReactNode;
};

/**
 * A button that opens a panel of links. It is a native `details`, so it works without script; ui-disclosure
 * adds that Escape closes it and returns the focus, and that a click outside or leaving by Tab closes it.
 */
export function Disclosure({
  label,
  group,
  look = 'plain',
  panel = 'start',
  className,
  children,
}: DisclosureProps) {
  return (
    <ui-disclosure class={classNames(panel === 'wide' ? undefined : styles.anchor, className)}>
      <details className={styles.details} name={group}>
        <summary className={classNames(styles.summary, styles[look])}>
          {label}
          <Icon name="chevron-down" className={styles.sign} />
        </summary>
        <div className={classNames(styles.panel, styles[panel])}>{children}</div>
      </details>
    </ui-disclosure>
  );
}
