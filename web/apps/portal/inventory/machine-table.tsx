import { Link } from '#web/design/link/link.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { listFormat } from '#web/i18n/format/format.ts';
import { NamedValue } from '../lists/named-value.tsx';
import { usePortal } from '../portal.ts';
import type { BrandNames } from './brand-names.ts';
import styles from './inventory.module.css';
import type { MachinesData } from './inventory-operations.ts';
import { MachineStatusLabel, useDayLabel, useWarrantyLabel } from './machine-labels.tsx';

type Listed = MachinesData['machines']['items'][number];

/** AST-01: the machines in rows; on phones as cards. */
export function MachineTable({ machines, brands }: { machines: readonly Listed[]; brands: BrandNames }) {
  const { texts, to, locale } = usePortal();
  const t = texts('inventory');
  const dayLabel = useDayLabel();
  const warrantyLabel = useWarrantyLabel();
  return (
    <DataTable
      cards
      isDense
      caption={t('title')}
      columns={[
        {
          key: 'machine',
          title: t('field.machine'),
          cell: (machine) => (
            <div className={styles.machine}>
              <Link className={styles.name} href={to(`/inventory/${machine.id}`)}>
                {machine.ownName || machine.model}
              </Link>
              <span className={styles.facts}>
                {[machine.ownName && machine.model, machine.serialNumber].filter(Boolean).join(' · ')}
              </span>
            </div>
          ),
        },
        {
          key: 'brand',
          title: t('field.brand'),
          isMinor: true,
          cell: (machine) => brands[machine.brand] ?? machine.brand,
        },
        {
          key: 'location',
          title: t('field.location'),
          cell: (machine) => (
            <div className={styles.machine}>
              <span>{listFormat([machine.place.name, machine.line], locale, 'plain')}</span>
              <span className={styles.facts}>{machine.place.organisationName}</span>
            </div>
          ),
        },
        {
          key: 'year',
          title: t('field.yearOfConstruction'),
          isMinor: true,
          cell: (machine) => (
            <NamedValue name={t('field.yearOfConstruction')}>{machine.yearOfConstruction}</NamedValue>
          ),
        },
        {
          key: 'software',
          title: t('field.softwareVersion'),
          cell: (machine) => (
            <NamedValue name={t('field.softwareVersion')}>{machine.softwareVersion || '–'}</NamedValue>
          ),
        },
        {
          key: 'warranty',
          title: t('field.warrantyUntil'),
          cell: (machine) => (
            <NamedValue name={t('field.warrantyUntil')}>
              {warrantyLabel(machine.warrantyUntil) || '–'}
            </NamedValue>
          ),
        },
        {
          key: 'lastService',
          title: t('field.lastServiceAt'),
          isMinor: true,
          cell: (machine) => (
            <NamedValue name={t('field.lastServiceAt')}>{dayLabel(machine.lastServiceAt) || '–'}</NamedValue>
          ),
        },
        {
          key: 'status',
          title: t('field.status'),
          cell: (machine) => <MachineStatusLabel status={machine.status} />,
        },
      ]}
      rows={machines}
      getKey={(machine) => machine.id}
    />
  );
}
