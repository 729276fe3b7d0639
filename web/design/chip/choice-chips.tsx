import styles from './chip.module.css';

type ChoiceChipsProps = {
  /** What is chosen, for those who hear it. */
  legend: string;
  name: string;
  /** The first is chosen. The value of each is its place, from 0. */
  options: readonly { label: string; count: number }[];
};

/** One of a few, chosen by radio buttons that look like chips, each with how much there is of it. */
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
