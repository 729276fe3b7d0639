import type { EditorSession } from '#contracts/content/editor-session.ts';
import { may } from '#contracts/editing/roles.ts';
import type { PlannedRelease } from '../pages/page-operations.ts';

/** Whether a release waits for somebody: chief editors approve what others have submitted. */
export function isAwaited(
  { submittedBy, approvedBy, releasedAt }: Pick<PlannedRelease, 'submittedBy' | 'approvedBy' | 'releasedAt'>,
  { grants, name }: Pick<EditorSession, 'grants' | 'name'>,
): boolean {
  return (
    may(grants, 'approvePages') && submittedBy !== null && submittedBy !== name && !approvedBy && !releasedAt
  );
}
