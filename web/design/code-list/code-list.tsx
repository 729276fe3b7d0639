import styles from './code-list.module.css';

/** Codes that are shown once, to be copied or printed: in print there are the codes and nothing else. */
export function CodeList({ codes }: { codes: readonly string[] }) {
  return (
    <ul className={styles.codes}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  );
}
