import { useState } from 'react';
import { verdicts } from '#contracts/fit/check-work.ts';
import type { Counts } from '#contracts/fit/harness/fit-machines.ts';
import shared from '../fit.module.css';
import { useFit } from '../fit-context.ts';
import styles from './answer.module.css';
import type { Fits } from './fits.ts';
import { writeReason } from './reason.ts';

const shownFirst = 8;
const reasonsShown = 2;

type MachineBarsProps = {
  fits: Fits;
  total: number;
  /** The machine for which wires and time are shown; undefined: none. */
  chosen: string | undefined;
  onChoose?: (slug: string) => void;
  splicesElsewhere: boolean;
  onSplicesElsewhere?: (is: boolean) => void;
};

/** A bar for each machine, the best first; the full length is the whole harness. */
export function MachineBars(props: MachineBarsProps) {
  const { fits, total, splicesElsewhere, onSplicesElsewhere } = props;
  const { figures, t } = useFit();
  const [isWhole, setWhole] = useState(false);
  const able = fits.filter(({ counts }) => counts.cannot < total);
  const shown = isWhole ? able : able.slice(0, shownFirst);
  const none = fits.length - able.length;
  return (
    <section id="machines" className={styles.machines} aria-labelledby="fit-machines">
      <h2 id="fit-machines">{t('answer')}</h2>
      <div className={styles.key}>
        <ul>
          {verdicts.map((verdict) => (
            <li key={verdict}>
              <i className={styles[verdict]} />
              <span>{t(`verdict.${verdict}`)}</span>
            </li>
          ))}
        </ul>
        <label>
          <input
            type="checkbox"
            checked={splicesElsewhere}
            disabled={!onSplicesElsewhere}
            onChange={({ target }) => onSplicesElsewhere?.(target.checked)}
          />
          <span>{t('splices')}</span>
        </label>
      </div>
      <ol>
        {shown.map((fit) => (
          <MachineBar key={fit.machine.slug} fit={fit} {...props} />
        ))}
      </ol>
      {able.length > shown.length ? (
        <button type="button" className={styles.link} onClick={() => setWhole(true)}>
          {t('machines.more', { count: figures.count(able.length - shown.length) })}
        </button>
      ) : null}
      {none > 0 ? <p className={shared.muted}>{t('machines.none', { count: figures.count(none) })}</p> : null}
    </section>
  );
}

function MachineBar({ fit, total, chosen, onChoose }: MachineBarsProps & { fit: Fits[number] }) {
  const { start, figures, picture, t } = useFit();
  const { machine, counts, reasons } = fit;
  const why = reasons.slice(0, reasonsShown).map((reason) => writeReason(reason, start.locale, figures, t));
  const source = picture(machine.slug);
  const Who = onChoose ? 'label' : 'div';
  return (
    <li className={styles.machine} data-on={machine.slug === chosen ? '' : undefined}>
      <Who className={styles.who}>
        {onChoose ? (
          <input
            type="radio"
            name="fit-machine"
            checked={machine.slug === chosen}
            onChange={() => onChoose(machine.slug)}
          />
        ) : null}
        <span className={styles.picture}>{source ? <img src={source} alt="" /> : null}</span>
        <span className={styles.name}>
          <b translate="no">{machine.name}</b>
          <span>{t('complete', { count: figures.count(counts.all), total: figures.count(total) })}</span>
        </span>
      </Who>
      <FitBar counts={counts} />
      <p className={styles.why}>{why.join(' ')}</p>
    </li>
  );
}

/** Four parts that can be distinguished without colour; none is narrower than its number. */
function FitBar({ counts }: { counts: Counts }) {
  const { t, figures } = useFit();
  return (
    <span className={styles.bar} role="img" aria-label={describeCounts(counts, figures.count, t)}>
      {verdicts.map((verdict) =>
        counts[verdict] > 0 ? (
          <i key={verdict} className={styles[verdict]} style={{ flexGrow: counts[verdict] }}>
            <b>{figures.count(counts[verdict])}</b>
          </i>
        ) : null,
      )}
    </span>
  );
}

/** The text alternative of a bar. */
function describeCounts(
  counts: Counts,
  count: (value: number) => string,
  t: ReturnType<typeof useFit>['t'],
): string {
  return t('bar', {
    all: count(counts.all),
    step: count(counts.step),
    check: count(counts.check),
    cannot: count(counts.cannot),
  });
}
