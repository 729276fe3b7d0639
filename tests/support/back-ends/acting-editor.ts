import { type ActingEditor, editorHeaders } from '#contracts/editing/editor-header.ts';
import { everywhere } from '#contracts/editing/roles.ts';

/** Who edits in tests that are not about roles. */
export const chiefEditor: ActingEditor = { id: 'test', name: 'Petra Ott', grants: [everywhere('chief')] };

/** The headers of the site for what a chief editor sends. */
export function chiefHeaders(token: string): { authorization: string; [name: string]: string } {
  return { authorization: `Bearer ${token}`, ...editorHeaders(chiefEditor) };
}
