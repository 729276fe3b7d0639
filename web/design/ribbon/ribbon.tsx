import styles from './ribbon.module.css';

type RibbonProps = {
  /** In one word: what is shown here is not what everybody sees. */
  label: string;
  text: string;
};

/** A band on top of a page that is not the public one. */
export function Ribbon({ label, text }: RibbonProps) {
  return (
    <aside className={styles.ribbon} aria-label={label}>
      <strong>{label}</strong>
      <span>{text}</span>
    </aside>
  );
}
