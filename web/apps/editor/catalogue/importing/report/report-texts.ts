import { importKinds, importProblemCodes, lineOutcomes } from '#contracts/products/catalogue-import.ts';
import type { CsvTexts } from '#web/apps/frame/tables/save-csv.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import { useEditor } from '../../../editor.ts';
import type { ImportLines } from '../importing-operations.ts';
import { useImportFieldLabel } from './import-field-label.ts';
import { useImportProblemLabel } from './import-problem-label.ts';

/** The columns that the back end writes (services/products/catalogue-import/report/report-csv.ts). */
const titles = {
  line: 'line',
  slug: 'target.slug',
  name: 'product',
  kind: 'kind',
  field: 'column.field',
  before: 'column.before',
  after: 'column.after',
  finding: 'finding',
  decision: 'decision',
} as const;

/** The texts of a report's CSV file (0081): what the file and the catalogue say stays as it is. */
export function useReportTexts(attributes: ImportLines['catalogueWords']['attributes']): CsvTexts {
  const t = useEditor().texts('editorImporting');
  const fieldLabel = useImportFieldLabel(attributes);
  const problemLabel = useImportProblemLabel();
  const sayFinding = (cell: string) => {
    if (cell === 'both') return t('both');
    const [, word, detail = ''] = /^(\w+)(?:: (.*))?$/s.exec(cell) ?? [];
    const code = parseChoice(importProblemCodes, word);
    return code && problemLabel({ code, detail, field: '' });
  };
  return {
    title: (column) => (Object.hasOwn(titles, column) ? t(titles[column as keyof typeof titles]) : undefined),
    value(column, cell) {
      if (column === 'field') return fieldLabel(cell);
      if (column === 'finding') return sayFinding(cell);
      const kind = column === 'kind' ? parseChoice(importKinds, cell) : undefined;
      if (kind) return t(`kind.${kind}`);
      const outcome = column === 'decision' ? parseChoice(lineOutcomes, cell) : undefined;
      return outcome && t(`decision.${outcome}`);
    },
  };
}
