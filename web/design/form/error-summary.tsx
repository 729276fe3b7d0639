import { Icon } from '#web/design/icon/icon.tsx';
import styles from './error-summary.module.css';

type Problem = { href: `#${string}`; text: string };

/**
 * All errors of a form, above it, with the same texts as beside the fields. Its role makes screen readers
 * announce it as soon as the response is shown; each line links to its field.
 */
export function ErrorSummary({
  id = 'errors',
  title,
  problems,
}: {
  id?: string;
  title: string;
  problems: Problem[];
}) {
  return (
    <section id={id} className={styles.summary} aria-labelledby={`${id}-title`} role="alert" tabIndex={-1}>
      <h2 id={`${id}-title`} className={styles.title}>
        <Icon name="error" />
        {title}
      </h2>
      {problems.length > 0 ? (
        <ul className={styles.list}>
          {problems.map(({ href, text }) => (
            <li key={href}>
              <a className={styles.link} href={href}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
