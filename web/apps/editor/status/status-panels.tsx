import { Panel, Panels } from '#web/design/panel/panel.tsx';
import { useEditor } from '../editor.ts';
import type { LoadedStatus } from './load-status.ts';
import { CachePanels, ProcessPanel } from './process-panels.tsx';
import type { StatusLine, StatusLines } from './status-lines.ts';
import { StatusList } from './status-list.tsx';

/** What is judged; beside it what is only told. */
export function StatusPanels({ status, lines }: { status: LoadedStatus; lines: StatusLines }) {
  const t = useEditor().texts('editorStatus');
  const { parts, work, care, migrations } = lines;
  return (
    <Panels
      aside={
        <>
          <ProcessPanel status={status} />
          <CachePanels status={status} />
        </>
      }
    >
      <Topic title={t('parts')} text={t('parts.text')} lines={parts} />
      <Topic title={t('work')} text={t('work.text')} lines={work} />
      <Topic title={t('care')} lines={care} />
      <Topic title={t('migrations')} text={t('migrations.text')} lines={migrations} />
    </Panels>
  );
}

function Topic({ title, text, lines }: { title: string; text?: string; lines: readonly StatusLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Panel title={title} text={text}>
      <StatusList lines={lines} />
    </Panel>
  );
}
