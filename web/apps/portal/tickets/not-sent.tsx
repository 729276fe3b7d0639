import { usePortal } from '../portal.ts';
import styles from './not-sent.module.css';

/** TIC-04: an apology, advice to try later, and a contact; the values stay in the form. */
export function NotSent({ children }: { children: string }) {
  const { texts, toSite } = usePortal();
  return (
    <p className={styles.problem} role="alert">
      {children} <a href={toSite('/contact')}>{texts('portal')('toSupport')}</a>
    </p>
  );
}
