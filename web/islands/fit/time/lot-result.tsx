import type { LotTime } from '#contracts/fit/harness/lot-time.ts';
import { formatNumber } from '#web/i18n/format/format.ts';
import { useFit } from '../fit-context.ts';
import styles from './time.module.css';

const parts = ['leads', 'loss', 'wireChanges', 'terminalChanges'] as const;

/** The production time of a lot, with its parts. */
export function LotResult({ time, lot, days }: { time: LotTime; lot: number; days: number }) {
  const { start, t } = useFit();
  const write = (value: number) => formatNumber(value, start.locale, { maximumFractionDigits: 1 });
  const unit = (value: number, name: 'hour' | 'minute') =>
    formatNumber(value, start.locale, { style: 'unit', unit: name, unitDisplay: 'short' });
  const span = (seconds: number) => {
    const minutes = Math.round(seconds / 60);
    const rest = unit(minutes % 60, 'minute');
    return minutes < 60 ? rest : `${unit(Math.floor(minutes / 60), 'hour')} ${rest}`;
  };
  return (
    <figure className={styles.result}>
      <figcaption>{t('time.result', { count: write(lot) })}</figcaption>
      <p role="status">
        <b>{span(time.total)}</b>
      </p>
      <p className={styles.muted}>
        {t('time.days', { days: write(days), minutes: write(time.total / 60 / lot) })}
      </p>
      <div className={styles.stack} aria-hidden="true">
        {parts.map((part) => (
          <i key={part} data-part={part} style={{ flexGrow: time[part] }} />
        ))}
      </div>
      <dl>
        {parts.map((part) => (
          <div key={part}>
            <i data-part={part} aria-hidden="true" />
            <dt>{t(`time.${part}`)}</dt>
            <dd>{span(time[part])}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
