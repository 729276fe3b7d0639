import { useState } from 'react';
import { type FitSummary, writeSummary } from '#contracts/fit/harness/summary.ts';
import { compareAddress } from '#web/design/compare-control/compare-address.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import { copyText } from '#web/design/share/copy-text.ts';
import { listFormat } from '#web/i18n/format/format.ts';
import { formatBytes } from '../bytes.ts';
import { useFit } from '../fit-context.ts';
import type { Fits } from './fits.ts';
import styles from './go-on.module.css';

const comparable = 4;

/** Links to compare, share, print, or ask an expert; only counts are passed on. */
export function GoOn({ summary, fits }: { summary: FitSummary; fits: Fits }) {
  const { start, lead, t } = useFit();
  const written = writeSummary(summary);
  const address = `${start.addresses.page}#${written}`;
  const [copied, setCopied] = useState('');
  const able = fits.filter(({ counts }) => counts.all > 0).map(({ machine }) => machine);
  // Only machines of one class can be compared.
  const compared = able
    .filter(
      ({ classification }) => classification !== undefined && classification === able[0]?.classification,
    )
    .slice(0, comparable);
  return (
    <section id="go-on" className={styles.go} aria-labelledby="fit-go">
      <h2 id="fit-go">{t('go')}</h2>
      <div>
        {compared.length > 1 ? (
          <a
            href={compareAddress(
              start.addresses.compare,
              compared.map(({ slug }) => slug),
            )}
            rel="nofollow"
          >
            <Icon name="compare" />
            <b>{lead('compare', { count: compared.length })}</b>
            <span translate="no">
              {listFormat(
                compared.map(({ name }) => name),
                start.locale,
              )}
            </span>
          </a>
        ) : null}
        <a
          href={address}
          rel="nofollow"
          onClick={(event) => {
            event.preventDefault();
            void copyText(new URL(address, location.href).href).then((done) =>
              done ? setCopied(written) : location.assign(address),
            );
          }}
        >
          <Icon name="link" />
          <b>{t('go.link')}</b>
          <span>{t('go.link.text', { size: formatBytes(written.length, start.locale) })}</span>
          <span role="status">{copied === written ? t('go.link.done') : ''}</span>
        </a>
        <button type="button" onClick={() => print()}>
          <Icon name="print" />
          <b>{t('go.print')}</b>
          <span>{t('go.print.text')}</span>
        </button>
        <a href={`${start.addresses.enquiry}?fit=${encodeURIComponent(written)}`} rel="nofollow">
          <Icon name="mail" />
          <b>{t('go.ask')}</b>
          <span>{t('go.ask.text')}</span>
        </a>
      </div>
    </section>
  );
}
