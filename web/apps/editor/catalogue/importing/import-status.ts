import type { ImportKind, ImportState, SourceOutcome } from '#contracts/products/catalogue-import.ts';
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

export const statusOfOutcome: Readonly<Record<SourceOutcome, Status>> = {
  DRAFTED: 'done',
  SAME: 'none',
  UNCHANGED: 'none',
  UNMAPPED: 'open',
  UNREADABLE: 'failed',
  STOPPED: 'waiting',
  REFUSED: 'failed',
  UNREACHABLE: 'failed',
  SLOW: 'failed',
  PRIVATE: 'failed',
  TOO_LARGE: 'failed',
  FAILED: 'failed',
};
