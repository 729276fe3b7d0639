import { useEditor } from '../../../editor.ts';
import type { AttributeWord } from '../../catalogue-operations.ts';
import { useFieldLabel, useFieldLanguage } from '../../product/problem-labels.ts';

/** The label of a field in a report: “Weight”, “Name (German)”. */
export function useImportFieldLabel(
  attributes: readonly Pick<AttributeWord, 'key' | 'name'>[],
): (field: string) => string {
  const t = useEditor().texts('editorImporting');
  const fieldLabel = useFieldLabel({ attributes: attributes as AttributeWord[] });
  const languageOf = useFieldLanguage();
  return (field) => {
    const language = languageOf(field);
    return language ? t('target.in', { field: fieldLabel(field), language }) : fieldLabel(field);
  };
}
