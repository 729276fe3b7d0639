import { useEffect, useRef, useState } from 'react';
import type { Found, PartOfPair } from '#contracts/fit/find-machines.ts';
import { leadQuery } from '#contracts/fit/lead-address.ts';
import { ButtonLink } from '#web/design/button/button.tsx';
import { compareAddress } from '#web/design/compare-control/compare-address.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import { listFormat } from '#web/i18n/format/format.ts';
import { CopyLink } from './copy-link.tsx';
import { describeLead } from './figures.ts';
import { useFinder } from './finder-context.ts';
import type { FinderMachine } from './finder-start.ts';
import { MachineRows } from './machine-rows.tsx';
import { NearRows } from './near-rows.tsx';
import styles from './results.module.css';

const restMs = 500;
const comparable = 4;

/** The machines that make the lead, those that nearly do with the reason, and further links. */
export function Results({ found, count }: { found: Found<FinderMachine>; count: string }) {
  const { lead, figures, t } = useFinder();
  return (
    <div className={styles.results} id="machines">
      <header className={styles.head}>
        <h2>{count}</h2>
        <p>{describeLead(lead, figures, t)}</p>
        <p className="visually-hidden" role="status">
          {useRested(count)}
        </p>
      </header>
      <div className={styles.list}>
        {found.all.length > 0 ? <MachineRows machines={found.all} /> : <None pair={found.pair} />}
        {found.check.length > 0 ? (
          <>
            <h3 className={styles.group}>{t('check')}</h3>
            <p className={styles.say}>{t('check.text')}</p>
            <MachineRows machines={found.check.map(({ machine }) => machine)} />
          </>
        ) : null}
        <NearRows near={found.near} />
        <Steps machines={found.step} />
      </div>
      <GoOn machines={found.all} />
    </div>
  );
}

/**
 * Delays a live region until its text stops changing, so that dragging a slider announces only the last
 * value. The initial text is not announced.
 */
function useRested(text: string): string {
  const last = useRef(text);
  const [rested, setRested] = useState('');
  useEffect(() => {
    if (last.current === text) return;
    last.current = text;
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** No single machine: two that do every step together, or an expert. */
function None({ pair }: { pair: Found<FinderMachine>['pair'] }) {
  const { start, lead, units, t } = useFinder();
  return (
    <div className={styles.none}>
      <p>{t(pair ? 'pair' : 'pair.none')}</p>
      {pair ? (
        <ol>
          {pair.map(({ machine, steps }) => (
            <li key={machine.slug}>
              <a href={machine.href} translate="no">
                {machine.name}
              </a>
              <StepList steps={steps} />
              <small>{machine.areaTexts?.[units]}</small>
            </li>
          ))}
        </ol>
      ) : null}
      <div>
        <ButtonLink
          href={`${start.addresses.enquiry}?${leadQuery(lead, units)}`}
          size="compact"
          rel="nofollow"
        >
          {t('ask')}
        </ButtonLink>
      </div>
    </div>
  );
}

function StepList({ steps }: { steps: PartOfPair<unknown>['steps'] }) {
  const { start, t } = useFinder();
  const names = steps.map((step) => t(`step.${step}`));
  return <span>{listFormat(names, start.locale)}</span>;
}

function Steps({ machines }: { machines: readonly PartOfPair<FinderMachine>[] }) {
  const { t } = useFinder();
  if (machines.length === 0) return null;
  return (
    <details className={styles.steps}>
      <summary>
        <span>{t('steps', { count: machines.length })}</span>
        <Icon name="chevron-down" />
      </summary>
      <ul className={styles.parts}>
        {machines.map(({ machine, steps }) => (
          <li key={machine.slug}>
            <a href={machine.href} translate="no">
              {machine.name}
            </a>
            <StepList steps={steps} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function GoOn({ machines }: { machines: readonly FinderMachine[] }) {
  const { start, lead, units, t } = useFinder();
  const query = leadQuery(lead, units);
  const [first] = machines;
  // Only machines of one class can be compared.
  const compared = machines.filter(({ classification }) => classification === first?.classification);
  const slugs = compared.slice(0, comparable).map(({ slug }) => slug);
  return (
    <footer className={styles.foot}>
      <CopyLink />
      <a className={styles.set} href={`${start.addresses.enquiry}?${query}`} rel="nofollow">
        {t('ask')}
      </a>
      {slugs.length > 1 ? (
        <ButtonLink
          href={`${compareAddress(start.addresses.compare, slugs)}&${query}`}
          variant="secondary"
          size="compact"
          rel="nofollow"
        >
          {t('compare', { count: slugs.length })}
        </ButtonLink>
      ) : null}
    </footer>
  );
}
