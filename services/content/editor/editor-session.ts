import type { Connection } from '#services/foundation/statement.ts';
import { isId } from '../link/link.ts';
import { type EditorRole, editorById, hasChief, type KeptEditor } from './find-editors.ts';
import { type SharedPassword, sharedId, sharedName } from './shared-password.ts';

/** Who may edit now: what a cookie names is looked up here with every request. */
export type EditorSession = {
  /** Of the editor, or `shared`. */
  id: string;
  name: string;
  role: EditorRole;
  /** Of the password: a cookie that was made for another one is worth nothing. */
  version: string;
};

/** Null: nobody of that id may edit (any more). */
export async function sessionOf(
  connection: Connection,
  id: string,
  shared: SharedPassword | undefined,
): Promise<EditorSession | null> {
  if (id === sharedId) return shared ? sharedSession(connection, shared) : null;
  const editor = isId(id) ? await editorById(connection, id) : undefined;
  return editor?.isActive ? namedSession(editor) : null;
}

export function namedSession({ id, name, role, passwordVersion }: KeptEditor): EditorSession {
  return { id, name, role, version: passwordVersion };
}

/** The shared password does everything as long as nobody else could: somebody has to let the first editors in. */
export async function sharedSession(
  connection: Connection,
  { version }: SharedPassword,
): Promise<EditorSession> {
  const role = (await hasChief(connection)) ? 'editor' : 'chief';
  return { id: sharedId, name: sharedName, role, version };
}
