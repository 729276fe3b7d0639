import { outerDiameter } from '#contracts/fit/lead.ts';
import { Button } from '#web/design/button/button.tsx';
import { LeadDrawing } from '../lead/lead-drawing.tsx';
import { EndChoice } from './fields/end-choice.tsx';
import { LengthField } from './fields/length-field.tsx';
import { WireFields } from './fields/wire-fields.tsx';
import { describeLead } from './figures.ts';
import { useFinder } from './finder-context.ts';
import styles from './lead-form.module.css';

/** The drawing of the lead and its fields. Without script, the button loads the page of the chosen lead. */
export function LeadForm() {
  const { start, lead, units, isLive, figures, t } = useFinder();
  const [first, second] = lead.ends;
  return (
    <form
      className={styles.form}
      action={start.addresses.page}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      {units === 'imperial' ? <input type="hidden" name="units" value="imperial" /> : null}
      <div className={styles.stage}>
        <p className={styles.hint}>{t('part')}</p>
        <div className={styles.picture}>
          <LeadDrawing
            lead={lead}
            detail={2}
            width={640}
            height={170}
            prefix="lead"
            label={t('drawing', { lead: describeLead(lead, figures, t) })}
          />
          {/* Each part links to its field. */}
          <a className={styles.part} href={`#end1-${first}`}>
            {t(`end.${first}`)}
          </a>
          <a className={styles.part} href="#area">
            {`Ø\u00a0${figures.diameter(outerDiameter(lead) ?? 0)}`}
          </a>
          <a className={styles.part} href={`#end2-${second}`}>
            {t(`end.${second}`)}
          </a>
        </div>
        <LengthField />
      </div>
      <div className={styles.controls}>
        <EndChoice place={0} />
        <WireFields />
        <EndChoice place={1}>
          {/* The button keeps its space after hydration, so that nothing moves. */}
          <div className={styles.send} data-live={isLive ? '' : undefined}>
            <Button type="submit" wide>
              {t('show')}
            </Button>
          </div>
        </EndChoice>
      </div>
    </form>
  );
}
