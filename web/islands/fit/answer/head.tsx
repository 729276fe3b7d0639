import { useEffect, useRef } from 'react';
import { formatNumber } from '#web/i18n/format/format.ts';
import { useFit } from '../fit-context.ts';
import { UnitSwitch } from '../unit-switch.tsx';
import type { Status, Work } from '../use-harness.ts';
import answer from './answer.module.css';
import styles from './head.module.css';

/** The file name, which never leaves this tab, and the chosen configuration. */
export function Head({ status, work }: { status: Extract<Status, { kind: 'answer' }>; work: Work }) {
  const { start, t } = useFit();
  const { format, version, configurations, configuration } = status.harness;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const seconds = formatNumber(status.seconds, start.locale, { maximumFractionDigits: 1 });
  return (
    <header className={styles.file}>
      <div>
        <h2 ref={heading} tabIndex={-1} translate="no">
          {status.source.name}
        </h2>
        <p>{t('read.in', { format: `${format} ${version}`.trim(), seconds })}</p>
      </div>
      {configurations.length > 0 ? (
        <label className={styles.configuration}>
          <span>{t('configuration')}</span>
          <select
            value={configuration ?? ''}
            onChange={({ target }) => work.choose(target.value === '' ? undefined : Number(target.value))}
          >
            <option value="">{t('configuration.all')}</option>
            {configurations.map((name, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: files name several alike
              <option key={place} value={place} translate="no">
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <UnitSwitch />
      <button type="button" className={answer.link} onClick={work.startOver}>
        {t('another')}
      </button>
      <nav className={styles.rail} aria-label={t('steps')}>
        <a href="#sum">{t('sum')}</a>
        <a href="#machines">{t('answer')}</a>
        <a href="#wires">{t('wires')}</a>
        <a href="#time">{t('time')}</a>
        <a href="#go-on">{t('go')}</a>
      </nav>
    </header>
  );
}
