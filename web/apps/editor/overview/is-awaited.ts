import type { EditorSession } from '#contracts/content/editor-session.ts';
import type { PlannedRelease } from '../pages/page-operations.ts';

/** Whether a release waits for somebody: chief editors approve what others have submitted. */
export function isAwaited(
  { submittedBy, approvedBy, releasedAt }: Pick<PlannedRelease, 'submittedBy' | 'approvedBy' | 'releasedAt'>,
  { role, name }: Pick<EditorSession, 'role' | 'name'>,
): boolean {
  return role === 'chief' && submittedBy !== null && submittedBy !== name && !approvedBy && !releasedAt;
}
