import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { DataTable } from '#web/design/table/table.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { useEditor } from '../editor.ts';
import { useImportLabels } from './import-labels.ts';
import type { Transfers } from './import-operations.ts';

/** The imports so far, each with its report. */
export function TransferList({ transfers }: { transfers: Transfers }) {
  const { to, sites } = useEditor();
  const clock = useClock();
  const { t } = useImportLabels();
  if (transfers.length === 0) return <p>{t('history.none')}</p>;
  return (
    <DataTable
      cards
      caption={t('history.text')}
      columns={[
        {
          key: 'file',
          title: t('field.file'),
          cell: (transfer) => (
            <TextLink href={to(`/import?report=${transfer.id}`)}>{transfer.fileName}</TextLink>
          ),
        },
        {
          key: 'site',
          title: t('field.site'),
          cell: (transfer) => sites.find(({ id }) => id === transfer.siteId)?.name ?? '',
        },
        {
          key: 'what',
          title: t('column.what'),
          cell: (transfer) =>
            t('counts', { taken: transfer.taken, updated: transfer.updated, total: transfer.total }),
        },
        {
          key: 'by',
          title: t('column.by'),
          cell: (transfer) => t('by', { name: transfer.by, moment: clock.full(transfer.at) }),
        },
      ]}
      rows={transfers}
      getKey={(transfer) => transfer.id ?? ''}
    />
  );
}
