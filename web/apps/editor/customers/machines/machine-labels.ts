import { useEditor } from '../../editor.ts';

/** The labels of a machine's fields, as its owner sees them in the portal. */
export function useMachineLabels() {
  const { texts } = useEditor();
  const t = texts('editorCustomers');
  const portal = texts('inventory');
  const labels: Readonly<Record<string, string>> = {
    organisation: portal('field.organisation'),
    organisationId: portal('field.organisation'),
    location: portal('field.location'),
    locationId: portal('field.location'),
    productSlug: t('machine.product'),
    model: portal('field.model'),
    brand: portal('field.brand'),
    serialNumber: portal('field.serialNumber'),
    yearOfConstruction: portal('field.year'),
    softwareVersion: portal('field.software'),
    status: portal('field.status'),
    contract: portal('field.contract'),
    commissionedAt: portal('field.commissioned'),
    warrantyUntil: t('machine.warrantyUntil'),
    lastServiceAt: portal('field.lastService'),
    notes: portal('field.notes'),
  };
  return { field: (name: string): string => labels[name] ?? name };
}
