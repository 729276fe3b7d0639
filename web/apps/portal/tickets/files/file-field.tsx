import { usePortal } from '../../portal.ts';
import { UploadField } from '../../upload/upload-field.tsx';
import type { TicketFiles } from './ticket-files.ts';

/** The files of a ticket: pictures, films and, where accepted, documents. */
export function FileField({ id, files, error }: { id: string; files: TicketFiles; error?: string }) {
  const { texts, uploadLimits } = usePortal();
  const t = texts('tickets');
  const all = uploadLimits.ticketDocuments;
  return (
    <UploadField
      id={id}
      label={t(all ? 'files.all' : 'files')}
      hint={t(all ? 'files.all.hint' : 'files.hint')}
      accept={all ? 'image/*,video/*,.pdf,.log,.txt,.csv,.zip' : 'image/*,video/*'}
      files={files}
      wordsOf={(problem) => t(all && problem === 'kind' ? 'files.all.kind' : `files.${problem}`)}
      error={error}
    />
  );
}
