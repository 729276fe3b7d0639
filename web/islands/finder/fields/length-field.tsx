import { useFinder } from '../finder-context.ts';
import styles from '../lead-form.module.css';
import { MeasureField } from './measure-field.tsx';

const shortest = 20;
const maxLength = 65_000;
const places = 1000;

/** Maps a slider position to a rounded length, on a logarithmic scale. */
function lengthAt(place: number): number {
  const round = place < 300 ? 5 : place < 650 ? 10 : 100;
  return Math.round((shortest * (maxLength / shortest) ** (place / places)) / round) * round;
}

function placeOf(length: number): number {
  const place = (places * Math.log(length / shortest)) / Math.log(maxLength / shortest);
  return Math.min(places, Math.max(0, Math.round(place)));
}

/** The length of the lead: a slider below the drawing, and a number field. */
export function LengthField() {
  const { lead, figures, t, change } = useFinder();
  return (
    <div className={styles.length}>
      <div className={styles.lengthValue}>
        <span className={styles.lengthName}>{t('length')}</span>
        <b>{figures.length(lead.length)}</b>
        <MeasureField
          name="length"
          label={t('length')}
          value={lead.length}
          usual={undefined}
          step={0.1}
          onChange={(length) => {
            if (length !== undefined && length >= 1 && length <= 1_000_000) change({ length });
          }}
        />
      </div>
      <input
        className={styles.slider}
        type="range"
        aria-label={t('length')}
        aria-valuetext={figures.length(lead.length)}
        min="0"
        max={places}
        value={placeOf(lead.length)}
        onChange={({ target }) => change({ length: lengthAt(target.valueAsNumber) })}
      />
    </div>
  );
}
