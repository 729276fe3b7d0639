import { languages } from '#contracts/languages.ts';
import type { SelectOption } from '#web/design/form/text-fields.tsx';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { useEditor } from '../../../editor.ts';
import type { CatalogueTargets } from '../importing-operations.ts';

export type TargetGroup = { readonly label?: string; readonly options: readonly SelectOption[] };

/** The targets of a column or feature: parts of a product, then technical data by group. */
export function useFieldTargets({ attributes, groups }: CatalogueTargets, isTable: boolean): TargetGroup[] {
  const { texts, locale } = useEditor();
  const t = texts('editorImporting');
  const names = texts('editorCatalogue');
  const inLanguages = (part: 'name' | 'short' | 'long', label: string) =>
    languages.map((code) => ({
      value: `${part}.${code}`,
      label: t('target.in', { field: label, language: displayLanguage(code, locale.language) }),
    }));
  const parts: TargetGroup = {
    label: t('target.parts'),
    options: [
      { value: 'slug', label: t('target.slug') },
      { value: 'name', label: names('field.names') },
      { value: 'short', label: names('field.short') },
      { value: 'long', label: names('field.long') },
      { value: 'brand', label: names('field.brand') },
      { value: 'classifications', label: names('field.classifications') },
      { value: 'capabilities', label: names('field.capabilities') },
      { value: 'countries', label: names('field.countries') },
      { value: 'position', label: t('target.position') },
      { value: 'related.related', label: names('relation.related') },
      { value: 'related.component', label: names('relation.component') },
      { value: 'related.service', label: names('relation.service') },
      ...inLanguages('name', names('field.names')),
      ...inLanguages('short', names('field.short')),
      ...inLanguages('long', names('field.long')),
    ],
  };
  const data = groups.flatMap(({ key, name }): TargetGroup[] => {
    const options = attributes
      .filter(({ group }) => group === key)
      .map((attribute) => ({
        value: attribute.key,
        label: attribute.unit ? `${attribute.name} (${attribute.unit})` : attribute.name,
      }));
    return options.length > 0 ? [{ label: name, options }] : [];
  });
  return isTable ? [parts, ...data] : data;
}
