import styles from './chip.module.css';

type ChoiceChipsProps = {
  /** The name of the group, for screen readers. */
  legend: string;
  name: string;
  /** The first one is preselected. The value of each is its index, from 0. */
  options: readonly { label: string; count: number }[];
};

/** Radio buttons that look like chips, each with a count. */
export function ChoiceChips({ legend, name, options }: ChoiceChipsProps) {
  return (
    <fieldset className={styles.choice} data-print="hidden">
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ label, count }, place) => (
        <label key={label} className={styles.filter}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            value={place}
            defaultChecked={place === 0}
          />
          {label} <span className={styles.count}>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
