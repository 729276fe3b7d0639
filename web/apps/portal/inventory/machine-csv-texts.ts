import { machineFields } from '#contracts/support/machine-fields.ts';
import { createCsvTexts, labelCodes } from '../lists/csv-texts.ts';
import { usePortal } from '../portal.ts';

/** How the file of the list of machines reads. */
export function useMachineCsvTexts() {
  const t = usePortal().texts('inventory');
  const titles = {
    legacyId: t('field.legacyId'),
    id: t('field.id'),
    organisation: t('field.organisation'),
    location: t('field.location'),
    line: t('field.line'),
    brand: t('field.brand'),
    model: t('field.model'),
    ownName: t('field.ownName'),
    serialNumber: t('field.serialNumber'),
    yearOfConstruction: t('field.year'),
    softwareVersion: t('field.software'),
    status: t('field.status'),
    contract: t('field.contract'),
    commissionedAt: t('field.commissioned'),
    warrantyUntil: t('field.warranty'),
    lastServiceAt: t('field.lastService'),
    notes: t('field.notes'),
  };
  return createCsvTexts(titles, {
    status: labelCodes(machineFields.status.values, (status) => t(`status.${status}`)),
    contract: labelCodes(machineFields.contract.values, (contract) => t(`contract.${contract}`)),
  });
}
