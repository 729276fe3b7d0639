import { useEditor } from '../editor.ts';
import styles from './bin.module.css';
import { daysLeft } from './days-left.ts';

/** The time for which something remains in the bin. */
export function DaysLeft({ goesAt }: { goesAt: string }) {
  const t = useEditor().texts('editorBin');
  const days = daysLeft(goesAt, new Date());
  return (
    <span className={styles.left} data-soon={days <= 3 || undefined}>
      <meter className={styles.meter} min={0} max={30} value={days} aria-hidden="true" />
      {t('left', { count: days })}
    </span>
  );
}
