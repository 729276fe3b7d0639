import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import styles from './bar.module.css';

type MenuProps = { button: ReactNode; className?: string | undefined; children: ReactNode };

/** A button of the bar that opens a panel; Escape, a click outside and navigation close it. */
export function Menu({ button, className, children }: MenuProps) {
  const { key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen closes it
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [key]);
  return (
    <ui-disclosure class={styles.menu}>
      <details ref={details} name="portal-bar" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={`${styles.tool} ${className ?? ''}`}>{button}</summary>
        <div className={styles.panel}>{isOpen ? children : null}</div>
      </details>
    </ui-disclosure>
  );
}
