import { usePortal } from '../../portal.ts';
import { UploadField } from '../../upload/upload-field.tsx';
import type { TicketFiles } from './ticket-files.ts';

/** Pictures and films of a ticket. */
export function FileField({ id, files, error }: { id: string; files: TicketFiles; error?: string }) {
  const t = usePortal().texts('tickets');
  return (
    <UploadField
      id={id}
      label={t('files')}
      hint={t('files.hint')}
      accept="image/*,video/*"
      files={files}
      wordsOf={(problem) => t(`files.${problem}`)}
      error={error}
    />
  );
}
