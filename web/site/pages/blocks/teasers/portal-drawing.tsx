import { ProcessIcon } from '#web/design/process-icon/process-icon.tsx';
import { StrandMark } from '#web/design/strand-mark/strand-mark.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './portal-drawing.module.css';

const rows = [
  { process: 'crimp', serial: '455.1187', words: 'long', status: 'waiting' },
  { process: 'strip', serial: 'S-21-00418', words: 'middle', status: 'working' },
  { process: 'test', serial: 'CT0001187', words: 'short', status: 'done' },
] as const;

/** A drawing of the portal: real shapes and numbers, with bars in place of customers' texts. */
export function PortalDrawing() {
  const { texts } = usePageContext();
  const t = texts('frame');
  const inventory = texts('portal')('service.inventory');
  return (
    <div className={styles.window} data-tone="plain" aria-hidden="true">
      <div className={styles.top}>
        <StrandMark className={styles.mark} />
        <span className={styles.tab} data-current="">
          {t('account.dashboard')}
        </span>
        <span className={styles.tab}>{t('account.tickets')}</span>
        <span className={styles.tab}>{inventory}</span>
        <span className={styles.face} />
      </div>
      <div className={styles.tiles}>
        <Tile value="14" label={inventory} />
        <Tile value="3" label={t('account.tickets')} />
        <div className={styles.tile} data-chart="">
          <ForceCurve />
        </div>
      </div>
      <ul className={styles.rows}>
        {rows.map(({ process, serial, words, status }) => (
          <li key={serial} className={styles.row}>
            <ProcessIcon name={process} className={styles.process} />
            <span className={styles.bars}>
              <span className={styles.bar} data-length={words} />
              <span className={styles.bar} data-length="note" />
            </span>
            <span className={styles.serial}>{serial}</span>
            <span className={styles.status} data-status={status}>
              <span className={styles.bar} data-length="status" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Tile({ value, label }: { value: string; label: string }) {
  return (
    <div className={styles.tile}>
      <span className={styles.value}>{value}</span>
      <span className={styles.label}>{label}</span>
    </div>
  );
}

/** A crimp force curve within its tolerance, as the machines record it. */
function ForceCurve() {
  return (
    <svg className={styles.curve} viewBox="0 0 200 72" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.limit} d="M0 62C50 60 66 52 82 30S112 2 122 2s18 30 28 44 30 16 50 16" />
      <path className={styles.limit} d="M0 70C56 69 74 64 90 44s24-30 31-30 16 26 27 44 32 14 52 13" />
      <path className={styles.force} d="M0 67C53 65 70 58 86 37s27-28 35-28 17 29 28 43 31 15 51 15" />
    </svg>
  );
}
