import type { ReactNode } from 'react';
import { type EndKind, endKinds } from '#contracts/fit/lead.ts';
import { EndDrawing } from '../../lead/lead-drawing.tsx';
import { useFinder } from '../finder-context.ts';
import styles from '../lead-form.module.css';

/** The kind of one end, as radio buttons with pictures. */
export function EndChoice({ place, children }: { place: 0 | 1; children?: ReactNode }) {
  const { lead, t, change } = useFinder();
  const name = `end${place + 1}`;
  const choose = (end: EndKind) => {
    const [first, second] = lead.ends;
    change({ ends: place === 0 ? [end, second] : [first, end] });
  };
  return (
    <fieldset className={styles.ends}>
      <legend className={styles.legend}>{t('end', { number: String(place + 1) })}</legend>
      <div className={styles.kinds}>
        {endKinds.map((kind) => (
          <label key={kind} className={styles.kind}>
            <input
              className="visually-hidden"
              type="radio"
              id={`${name}-${kind}`}
              name={name}
              value={kind}
              aria-label={t(`end.${kind}`)}
              checked={lead.ends[place] === kind}
              onChange={() => choose(kind)}
            />
            <EndDrawing kind={kind} prefix={`${name}-${kind}-drawn`} mirrored={place === 0} />
            <span>{t(`end.${kind}`)}</span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
