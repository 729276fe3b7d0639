import type { EditorSession } from '#contracts/content/editor-session.ts';

/** Who looks after customers and their machines. The server decides by the `chiefOnly` of their operations. */
export function mayManageCustomers({ role }: EditorSession): boolean {
  return role === 'chief';
}
