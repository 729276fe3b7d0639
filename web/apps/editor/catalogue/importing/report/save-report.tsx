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
  /** A report may have more lines than fit into one answer. */
  const load = async () => {
    const parts: string[] = [];
    for (let after: number | null = null; ; ) {
      const { catalogueImportReport: part } = await sendQuery('products', 'catalogueImportReport', {
        ...{ id, kinds, search, after },
      });
      parts.push(part.csv);
      if (part.last === null) return parts.join('');
      after = part.last;
    }
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
