import type { EditorSession } from '#contracts/content/editor-session.ts';

/** Whether an editor is in charge of customers. The server decides by the `chiefOnly` of the operations. */
export function mayManageCustomers({ role }: EditorSession): boolean {
  return role === 'chief';
}
