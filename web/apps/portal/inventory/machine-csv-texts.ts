import { labelChoices, useCsvTexts } from '../lists/csv-texts.ts';
import { usePortal } from '../portal.ts';
import { codeOptions, machineChoices } from './machine-labels.tsx';

/** How the file of the list of machines reads. */
export function useMachineCsvTexts() {
  const t = usePortal().texts('inventory');
  return useCsvTexts(
    'inventory',
    labelChoices(machineChoices, (name) => codeOptions(t, name)),
  );
}
