import { useChange } from '#web/request/application/change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { usePortal } from '../portal.ts';

type ExportToolProps = {
  /** The name of the file. */
  name: string;
  ask: () => Promise<string>;
};

/** The list as it is narrowed, as a file for a spreadsheet. */
export function ExportTool({ name, ask }: ExportToolProps) {
  const { texts, tell } = usePortal();
  const t = texts('portal');
  const change = useChange();
  const download = async () => {
    const isDone = await change.run(async () => save(await ask(), name));
    if (!isDone) tell('error', t('export.failed'));
  };
  return (
    <Button variant="quiet" size="compact" icon="download" busy={change.isBusy} onClick={download}>
      {t('export')}
    </Button>
  );
}

/** With the mark of UTF-8, by which spreadsheets know the letters. */
function save(csv: string, name: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
