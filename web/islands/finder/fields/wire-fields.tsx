import { standardAreas, usualDiameter, wireColours } from '#contracts/fit/wire.ts';
import { SectionDrawing } from '../../lead/section-drawing.tsx';
import { insulation } from '../../lead/shades.tsx';
import { useFinder } from '../finder-context.ts';
import styles from '../lead-form.module.css';
import { MeasureField } from './measure-field.tsx';

/** The wire: cross-section, outer diameter and colour. */
export function WireFields() {
  const { lead, figures, t, change } = useFinder();
  const { area } = lead;
  const both = `${figures.area(area)} (${figures.otherArea(area)})`;
  const isUsual = lead.diameter === undefined;
  return (
    <div className={styles.wire}>
      <span className={styles.legend}>{t('area')}</span>
      <div className={styles.section}>
        <SectionDrawing lead={lead} />
        <p>
          <b>{figures.area(area)}</b>
          <span>{`≈ ${figures.otherArea(area)}`}</span>
        </p>
      </div>
      <input
        className={styles.slider}
        type="range"
        aria-label={t('area')}
        aria-valuetext={both}
        min="0"
        max={standardAreas.length - 1}
        value={standardAreas.indexOf(area)}
        onChange={({ target }) =>
          change({ area: standardAreas[target.valueAsNumber] ?? area, diameter: undefined })
        }
      />
      <select
        id="area"
        className={styles.select}
        name="area"
        aria-label={t('area.standard')}
        value={area}
        onChange={({ target }) => change({ area: Number(target.value), diameter: undefined })}
      >
        {standardAreas.map((each) => (
          <option key={each} value={each}>
            {`${figures.area(each)} (${figures.otherArea(each)})`}
          </option>
        ))}
      </select>
      <div className={styles.row}>
        <p>
          <span className={styles.legend}>{t('diameter')}</span>
          <span className={styles.note}>
            {isUsual ? t('diameter.usual', { area: figures.area(area) }) : t('diameter.own')}
          </span>
        </p>
        <MeasureField
          name="od"
          label={t('diameter')}
          value={lead.diameter}
          usual={usualDiameter(area)}
          step={0.05}
          onChange={(diameter) => change({ diameter: diameter && diameter <= 60 ? diameter : undefined })}
        />
      </div>
      <fieldset className={styles.colours}>
        <legend className={styles.legend}>{t('colour')}</legend>
        <div className={styles.swatches}>
          {wireColours.map((code) => (
            <span key={code} className={styles.swatch} title={t(`colour.${code}`)}>
              <input
                type="radio"
                aria-label={t(`colour.${code}`)}
                name="colour"
                value={code}
                checked={lead.colour === code}
                onChange={() => change({ colour: code })}
              />
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <circle
                  cx="12"
                  cy="12"
                  r="9.5"
                  fill={insulation[code]}
                  stroke="#0b0e12"
                  strokeOpacity="0.35"
                />
              </svg>
            </span>
          ))}
        </div>
        <p className={styles.note}>{t('colour.standard', { code: lead.colour })}</p>
      </fieldset>
    </div>
  );
}
