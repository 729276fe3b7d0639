import { Panel } from '#web/design/panel/panel.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { usePortal } from '../../portal.ts';
import styles from '../inventory.module.css';
import type { Machine } from '../inventory-operations.ts';
import { useDayLabel } from '../machine-labels.tsx';

/** The visits of technicians, newest first, as they described them. */
export function MachineHistory({ machine: { service } }: { machine: Machine }) {
  const t = usePortal().texts('inventory');
  const dayLabel = useDayLabel();
  return (
    <Panel title={t('history')}>
      {service.length === 0 ? <p>{t('history.none')}</p> : null}
      <ol className={styles.history}>
        {service.map(({ id, doneOn, kind, report, language, technician }) => (
          <li key={id} className={styles.service}>
            <p className={styles.serviceHead}>
              <strong>{t(`service.${kind}`)}</strong>
              <span className={styles.facts}>
                {dayLabel(doneOn)} · {technician}
              </span>
            </p>
            <p lang={language}>{report}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

export function SoftwareHistory({ machine: { softwareHistory } }: { machine: Machine }) {
  const t = usePortal().texts('inventory');
  const dayLabel = useDayLabel();
  if (softwareHistory.length === 0) return null;
  return (
    <Panel title={t('softwareHistory')}>
      <DataTable
        caption={t('field.softwareVersion')}
        columns={[
          { key: 'version', title: t('field.softwareVersion'), cell: ({ version }) => version },
          { key: 'since', title: t('since'), cell: ({ since }) => dayLabel(since) },
        ]}
        rows={softwareHistory}
        getKey={({ version, since }) => version + since}
      />
    </Panel>
  );
}
