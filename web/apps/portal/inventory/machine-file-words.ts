import { machineFields } from '#contracts/support/machine-fields.ts';
import { fileWords, wordsOf } from '../lists/file-words.ts';
import { usePortal } from '../portal.ts';

/** How the file of the list of machines reads. */
export function useMachineFileWords() {
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
  return fileWords(titles, {
    status: wordsOf(machineFields.status.values, (status) => t(`status.${status}`)),
    contract: wordsOf(machineFields.contract.values, (contract) => t(`contract.${contract}`)),
  });
}
