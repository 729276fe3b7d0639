import { useChange } from '#web/apps/frame/change.ts';
import { type CsvTexts, saveCsv } from '#web/apps/frame/tables/save-csv.ts';
import { Button } from '#web/design/button/button.tsx';
import { useEditor } from '../editor.ts';

type SaveFileToolProps = {
  /** The name of the file. */
  name: string;
  label: string;
  /** Shown when the file could not be fetched. */
  failed: string;
  load: () => Promise<string>;
  words?: CsvTexts;
};

/** Exports the list as a file for a spreadsheet. */
export function SaveFileTool({ name, label, failed, load, words }: SaveFileToolProps) {
  const { notify, locale } = useEditor();
  const change = useChange();
  const download = async () => {
    const isDone = await change.run(async () => saveCsv(await load(), name, locale, words));
    if (!isDone) notify('error', failed);
  };
  return (
    <Button variant="quiet" size="compact" icon="download" busy={change.isBusy} onClick={download}>
      {label}
    </Button>
  );
}
