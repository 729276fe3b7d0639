import { useState } from 'react';
import { millimetresInInch } from '../figures.ts';
import { useFinder } from '../finder-context.ts';
import styles from '../lead-form.module.css';

type MeasureFieldProps = {
  name: 'length' | 'od';
  label: string;
  /** In mm; undefined: not set. */
  value: number | undefined;
  /** In mm. */
  usual: number | undefined;
  step: number;
  onChange: (value: number | undefined) => void;
};

/**
 * A length as a number. It is submitted in mm; after hydration, readers with imperial units type inches. The
 * typed text is never reformatted.
 */
export function MeasureField({ name, label, value, usual, step, onChange }: MeasureFieldProps) {
  const { units, isLive, start } = useFinder();
  const isInches = isLive && units === 'imperial';
  const factor = isInches ? millimetresInInch : 1;
  const [typed, setTyped] = useState<{ text: string; value: number | undefined; factor: number }>();
  const shown = (of: number | undefined) =>
    of === undefined ? '' : String(Math.round((of / factor) * 1000) / 1000);
  const isAsTyped = typed && typed.value === value && typed.factor === factor;
  return (
    <span className={styles.measure}>
      <input
        id={name}
        type="number"
        inputMode="decimal"
        lang={start.locale.code}
        name={name}
        aria-label={`${label}, ${isInches ? 'in' : 'mm'}`}
        value={isAsTyped ? typed.text : shown(value)}
        placeholder={shown(usual)}
        min="0"
        step={isInches ? 'any' : step}
        onChange={({ target }) => {
          const number =
            target.value === '' ? undefined : Math.round(target.valueAsNumber * factor * 100) / 100;
          setTyped({ text: target.value, value: number, factor });
          onChange(number);
        }}
      />
      <span>{isInches ? 'in' : 'mm'}</span>
    </span>
  );
}
