import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { useEnquiryLabels } from './enquiry-labels.ts';
import type { Enquiry } from './enquiry-operations.ts';

/** Which mails went out, which wait, and why. */
export function EnquiryMails({ mails }: Pick<Enquiry, 'mails'>) {
  const clock = useClock();
  const { t } = useEnquiryLabels();
  if (mails.length === 0) return <p>{t('mails.none')}</p>;
  const kinds = {
    notice: t('mail.notice'),
    received: t('mail.received'),
    whitepaper: t('mail.whitepaper'),
    wrongMachineEntry: t('mail.notice'),
  } as const;
  const getState = ({ sentAt, dueAt, problem }: Enquiry['mails'][number]) => {
    if (sentAt)
      return <StatusLabel status="done">{t('mail.sent', { moment: clock.full(sentAt) })}</StatusLabel>;
    if (!problem) return <StatusLabel status="waiting">{t('mail.waits')}</StatusLabel>;
    return (
      <StatusLabel status="failed">{t('mail.again', { moment: clock.full(dueAt), problem })}</StatusLabel>
    );
  };
  return (
    <DataTable
      cards
      caption={t('mails.text')}
      columns={[
        {
          key: 'kind',
          title: t('column.kind'),
          cell: (mail) => kinds[mail.kind as keyof typeof kinds] ?? mail.kind,
        },
        { key: 'to', title: t('mail.to'), cell: (mail) => mail.to },
        { key: 'state', title: t('column.state'), cell: (mail) => getState(mail) },
      ]}
      rows={mails}
      getKey={(mail) => `${mail.kind} ${mail.to}`}
    />
  );
}
