import { useChange } from '#web/apps/frame/change.ts';
import { type CsvTexts, saveCsv } from '#web/apps/frame/tables/save-csv.ts';
import { Button } from '#web/design/button/button.tsx';
import { usePortal } from '../portal.ts';

type ExportToolProps = {
  /** The name of the file. */
  name: string;
  load: () => Promise<string>;
  words: CsvTexts;
};

/** Exports the filtered list as a file for a spreadsheet. */
export function ExportTool({ name, load, words }: ExportToolProps) {
  const { texts, notify, locale } = usePortal();
  const t = texts('portal');
  const change = useChange();
  const download = async () => {
    const isDone = await change.run(async () => saveCsv(await load(), name, locale, words));
    if (!isDone) notify('error', t('export.failed'));
  };
  return (
    <Button variant="quiet" size="compact" icon="download" busy={change.isBusy} onClick={download}>
      {t('export')}
    </Button>
  );
}
