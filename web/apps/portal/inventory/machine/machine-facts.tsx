import { useLater } from '#web/apps/frame/later.ts';
import { DataList } from '#web/design/data-list/data-list.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { displayCountry } from '#web/i18n/format/format.ts';
import { usePortal } from '../../portal.ts';
import type { Machine } from '../inventory-operations.ts';
import { useDayLabel, useWarrantyLabel } from '../machine-labels.tsx';
import type { FoundDocuments } from './machine-documents.ts';

type MachineFactsProps = { machine: Machine; documents: Promise<FoundDocuments> };

export function MachineFacts({ machine, documents }: MachineFactsProps) {
  const { texts, locale } = usePortal();
  const t = texts('inventory');
  const dayLabel = useDayLabel();
  const warrantyLabel = useWarrantyLabel();
  const { place } = machine;
  const found = useLater(documents);
  const country = displayCountry(place.country, locale.language);
  return (
    <Panel title={t('facts')}>
      <DataList
        items={[
          { term: t('field.model'), value: machine.model },
          { term: t('field.brand'), value: found && found !== 'failed' ? found.brand : undefined },
          { term: t('field.serialNumber'), value: machine.serialNumber },
          { term: t('field.id'), value: machine.id },
          { term: t('field.organisation'), value: place.organisationName },
          { term: t('field.location'), value: `${place.name}, ${place.city}, ${country}` },
          { term: t('field.line'), value: machine.line },
          { term: t('field.yearOfConstruction'), value: String(machine.yearOfConstruction) },
          { term: t('field.commissionedAt'), value: dayLabel(machine.commissionedAt) },
          { term: t('field.softwareVersion'), value: machine.softwareVersion },
          { term: t('field.warrantyUntil'), value: warrantyLabel(machine.warrantyUntil) },
          { term: t('field.contract'), value: t(`contract.${machine.contract}`) },
          { term: t('field.lastServiceAt'), value: dayLabel(machine.lastServiceAt) },
          { term: t('field.legacyId'), value: machine.legacyId },
          ...machine.ownFields.map(({ name, value }) => ({ key: `own-${name}`, term: name, value })),
          { term: t('field.notes'), value: machine.notes },
        ]}
      />
    </Panel>
  );
}
