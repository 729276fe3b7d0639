import { useChange } from '#web/request/application/change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useEditor } from '../editor.ts';

type SaveFileToolProps = {
  /** The name of the file. */
  name: string;
  label: string;
  /** Said when it could not be had. */
  failed: string;
  ask: () => Promise<string>;
};

/** What is shown, as a file for a spreadsheet. */
export function SaveFileTool({ name, label, failed, ask }: SaveFileToolProps) {
  const { tell } = useEditor();
  const change = useChange();
  const download = async () => {
    const isDone = await change.run(async () => save(await ask(), name));
    if (!isDone) tell('error', failed);
  };
  return (
    <Button variant="quiet" size="compact" icon="download" busy={change.isBusy} onClick={download}>
      {label}
    </Button>
  );
}

/** JSON loses the mark of UTF-8, by which spreadsheets know the letters: it is put in front again. */
function save(csv: string, name: string): void {
  const text = csv.startsWith('\uFEFF') ? csv : `\uFEFF${csv}`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
