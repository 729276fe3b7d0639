import styles from './ribbon.module.css';

type RibbonProps = {
  /** One word for why this is not what everybody sees. */
  label: string;
  text: string;
};

/** A band at the top of a page that is not the public version. */
export function Ribbon({ label, text }: RibbonProps) {
  return (
    <aside className={styles.ribbon} aria-label={label}>
      <strong>{label}</strong>
      <span>{text}</span>
    </aside>
  );
}
