import { Link } from '#web/design/link/link.tsx';
import styles from './segmented-control.module.css';

type Option = { value: string; label: string; href: string };

/** A choice of two or three views. Each is an address, so the choice works without script and can be shared. */
export function SegmentedLinks({
  label,
  value,
  options,
}: {
  label: string;
  value: string;
  options: Option[];
}) {
  return (
    <nav aria-label={label} className={styles.segments}>
      {options.map((option) => (
        <Link
          key={option.value}
          className={styles.segment}
          href={option.href}
          aria-current={option.value === value ? 'true' : undefined}
        >
          {option.label}
        </Link>
      ))}
    </nav>
  );
}

type Choice = { value: string; label: string };

type SegmentedControlProps = { legend: string; name: string; value?: string; options: Choice[] };

/** The same appearance for radio buttons in a form. */
export function SegmentedControl({ legend, name, value, options }: SegmentedControlProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === value}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
