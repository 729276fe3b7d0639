import type { ImportKind, ImportState } from '#contracts/products/catalogue-import.ts';
import type { Status } from '#web/design/status-label/status-label.tsx';

export const statusOfState: Readonly<Record<ImportState, Status>> = {
  READING: 'waiting',
  READ: 'open',
  COMPARING: 'waiting',
  COMPARED: 'open',
  DRAFTING: 'waiting',
  DRAFTED: 'done',
  PUBLISHING: 'waiting',
  PUBLISHED: 'done',
  FAILED: 'failed',
};

export const statusOfKind: Readonly<Record<ImportKind, Status>> = {
  MEND: 'failed',
  BOTH: 'waiting',
  CHANGED: 'open',
  CREATED: 'done',
  SAME: 'none',
};
