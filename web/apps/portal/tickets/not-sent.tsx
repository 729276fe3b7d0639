import { usePortal } from '../portal.ts';
import styles from './not-sent.module.css';

/** TIC-04: an apology, to try later, and who helps; what was typed still stands in the form. */
export function NotSent({ children }: { children: string }) {
  const { texts, toSite } = usePortal();
  return (
    <p className={styles.problem} role="alert">
      {children} <a href={toSite('/contact')}>{texts('portal')('toSupport')}</a>
    </p>
  );
}
