import { findText } from '#web/i18n/translator.ts';
import { useEditor } from '../../editor.ts';

/** The labels of a machine's fields, as its owner sees them in the portal. */
export function useMachineLabels() {
  const { texts, locale } = useEditor();
  const t = texts('editorCustomers');
  const portal = texts('inventory');
  const ours: Readonly<Record<string, string>> = {
    organisationId: portal('field.organisation'),
    locationId: portal('field.location'),
    productSlug: t('machine.product'),
    warrantyUntil: t('machine.warrantyUntil'),
  };
  return {
    field: (name: string): string =>
      ours[name] ?? findText(locale.language, 'inventory', `field.${name}`) ?? name,
  };
}
