import { labelChoices, useCsvTexts } from '../lists/csv-texts.ts';
import { usePortal } from '../portal.ts';
import { codeOptions, machineChoices } from './machine-labels.tsx';

/** The titles and labels in the CSV file of machines. */
export function useMachineCsvTexts() {
  const t = usePortal().texts('inventory');
  return useCsvTexts(
    'inventory',
    labelChoices(machineChoices, (name) => codeOptions(t, name)),
  );
}
