import { usePortal } from '../../portal.ts';
import { UploadField } from '../../upload/upload-field.tsx';
import type { TicketFiles } from './ticket-files.ts';

type FileFieldProps = {
  id: string;
  files: TicketFiles;
  error?: string;
  /** The form waits for its files. */
  isSubmitted: boolean;
};

/** The files of a ticket: pictures, films and, where accepted, documents. */
export function FileField({ id, files, error, isSubmitted }: FileFieldProps) {
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
      status={
        isSubmitted && files.current().some(({ state }) => state === 'sending') ? t('files.awaited') : ''
      }
    />
  );
}
