import type { EditorSession } from '#contracts/content/editor-session.ts';
import { may } from '#contracts/editing/roles.ts';

/** Whether an editor is in charge of customers. Back ends decide by the same right. */
export function mayManageCustomers({ grants }: EditorSession): boolean {
  return may(grants, 'manageCustomers');
}
