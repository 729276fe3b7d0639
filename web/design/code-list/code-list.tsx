import styles from './code-list.module.css';

/** Codes that are shown only once, to be copied or printed; the print contains nothing but the codes. */
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
