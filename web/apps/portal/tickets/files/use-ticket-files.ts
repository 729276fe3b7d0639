import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePortal } from '../../portal.ts';
import { authorizeUploads } from '../../upload/authorize.ts';
import { useDraftKey } from '../draft.ts';
import { openTicketFiles, type TicketFiles } from './ticket-files.ts';

/** The uploads of the draft with this name; they stop when the screen is left. */
export function useTicketFiles(name: string): TicketFiles {
  const { session, uploadLimits } = usePortal();
  const key = useDraftKey(`${name}:files`);
  const [files] = useState(() => openTicketFiles(key, authorizeUploads(session), uploadLimits));
  useSyncExternalStore(files.subscribe, files.current);
  useEffect(() => () => files.close(), [files]);
  return files;
}
