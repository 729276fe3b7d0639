import { DataTable } from '#web/design/table/table.tsx';
import { NamedValue } from '../lists/named-value.tsx';
import { usePortal } from '../portal.ts';
import type { BrandNames } from './brand-names.ts';
import styles from './inventory.module.css';
import type { MachinesData } from './inventory-operations.ts';
import { MachineStatusWord, useDayWords, useWarrantyWords } from './machine-labels.tsx';

type Listed = MachinesData['machines']['items'][number];

const columns = [
  'machine',
  'brand',
  'location',
  'year',
  'software',
  'warranty',
  'lastService',
  'status',
] as const;

/** AST-01: the machines in rows; on phones a card each. */
export function MachineTable({ machines, brands }: { machines: readonly Listed[]; brands: BrandNames }) {
  const { texts, to } = usePortal();
  const t = texts('inventory');
  const dayWords = useDayWords();
  const warrantyWords = useWarrantyWords();
  return (
    <DataTable
      cards
      caption={t('title')}
      columns={columns.map((key) => ({ key, title: t(`field.${key}`) }))}
      rows={machines.map((machine) => ({
        key: machine.id,
        cells: [
          <div key="machine" className={styles.machine}>
            <a className={styles.name} href={to(`/inventory/${machine.id}`)}>
              {machine.ownName || machine.model}
            </a>
            <span className={styles.facts}>
              {[machine.ownName && machine.model, machine.serialNumber].filter(Boolean).join(' · ')}
            </span>
          </div>,
          brands[machine.brand] ?? machine.brand,
          <div key="place" className={styles.machine}>
            <span>{[machine.place.name, machine.line].filter(Boolean).join(', ')}</span>
            <span className={styles.facts}>{machine.place.organisationName}</span>
          </div>,
          <NamedValue key="year" name={t('field.year')}>
            {machine.yearOfConstruction}
          </NamedValue>,
          <NamedValue key="software" name={t('field.software')}>
            {machine.softwareVersion || '–'}
          </NamedValue>,
          <NamedValue key="warranty" name={t('field.warranty')}>
            {warrantyWords(machine.warrantyUntil) || '–'}
          </NamedValue>,
          <NamedValue key="lastService" name={t('field.lastService')}>
            {dayWords(machine.lastServiceAt) || '–'}
          </NamedValue>,
          <MachineStatusWord key="status" status={machine.status} />,
        ],
      }))}
    />
  );
}
