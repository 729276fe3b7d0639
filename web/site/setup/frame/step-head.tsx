import styles from './setup-frame.module.css';

/** The head of a step. */
export function StepHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}
