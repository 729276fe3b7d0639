import { useSearchParams } from 'react-router';
import { useEditor } from '../../../editor.ts';
import { SaveFileTool } from '../../../lists/save-file-tool.tsx';
import type { CatalogueImport, ImportLines } from '../importing-operations.ts';
import { parseLineChoice } from './line-choice.ts';
import { useReportTexts } from './report-texts.ts';

type SaveReportProps = { found: CatalogueImport; attributes: ImportLines['catalogueWords']['attributes'] };

/** Exports the report, as it is filtered, as a file for a spreadsheet. */
export function SaveReport({ found: { id, fileName, counts }, attributes }: SaveReportProps) {
  const { texts, sendQuery } = useEditor();
  const t = texts('editorImporting');
  const words = useReportTexts(attributes);
  const [query] = useSearchParams();
  const { kinds, search } = parseLineChoice(query, counts);
  const loadPart = async (after: number | null) =>
    (await sendQuery('products', 'catalogueImportReport', { id, kinds, search, after }))
      .catalogueImportReport;
  /** A report may have more lines than fit into one answer. */
  const load = async () => {
    const parts = [await loadPart(null)];
    for (let last = parts[0]?.last ?? null; last !== null; ) {
      const part = await loadPart(last);
      parts.push(part);
      last = part.last;
    }
    return parts.map(({ csv }) => csv).join('');
  };
  return (
    <SaveFileTool
      name={`${fileName.replace(/\.\w+$/, '')}-report.csv`}
      label={t('report.csv')}
      failed={texts('editor')('tryLater')}
      load={load}
      words={words}
    />
  );
}
