import styles from './answer/head.module.css';
import { useFit } from './fit-context.ts';

/** The units of the result. The choice only holds for this page: storing it would be a request. */
export function UnitSwitch() {
  const { units, chooseUnits, lead } = useFit();
  return (
    <fieldset className={styles.units}>
      <legend className="visually-hidden">{lead('units')}</legend>
      {(['metric', 'imperial'] as const).map((system) => (
        <label key={system}>
          <input
            type="radio"
            name="fit-units"
            className="visually-hidden"
            checked={units === system}
            onChange={() => chooseUnits(system)}
          />
          <span>{system === 'metric' ? 'mm², mm' : 'AWG, in'}</span>
        </label>
      ))}
    </fieldset>
  );
}
