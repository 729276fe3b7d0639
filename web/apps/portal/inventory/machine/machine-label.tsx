import { encode } from 'uqr';
import { Panel } from '#web/design/panel/panel.tsx';
import { usePortal } from '../../portal.ts';
import styles from '../inventory.module.css';
import type { Machine } from '../inventory-operations.ts';

/** The QR code for a label on the machine, which opens this page on a phone. */
export function MachineLabel({ machine: { labelPath, id } }: { machine: Machine }) {
  const { texts, home } = usePortal();
  const t = texts('inventory');
  const address = location.origin + home + labelPath;
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const modules = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <Panel title={t('label')} text={t('label.text')}>
      <svg
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('label.code', { id })}
      >
        <path className={styles.ground} d={`M0 0h${size}v${size}H0z`} />
        <path className={styles.modules} d={modules} />
      </svg>
      <p className={styles.facts}>{address}</p>
    </Panel>
  );
}
