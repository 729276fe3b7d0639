import { DateTime } from '#web/apps/frame/time/date-time.tsx';
import type { Column } from '#web/design/table/table.tsx';
import type { Editor } from '../editor.ts';
import { DaysLeft } from './days-left-meter.tsx';

type Deleted = { by: string; at: string; goesAt: string };

/** What a bin says of everything in it: who deleted it, when, and how long it remains. */
export function deletedColumns<Row extends Deleted>({ texts }: Pick<Editor, 'texts'>): Column<Row>[] {
  const t = texts('editorBin');
  return [
    { key: 'by', title: t('column.by'), cardLabel: t('column.by'), cell: ({ by }) => by },
    { key: 'at', title: t('column.at'), cardLabel: t('column.at'), cell: ({ at }) => <DateTime at={at} /> },
    {
      key: 'left',
      title: t('column.left'),
      cardLabel: t('column.left'),
      cell: ({ goesAt }) => <DaysLeft goesAt={goesAt} />,
    },
  ];
}
