/** Who works in the editor area. */
export type EditorSession = {
  /** Of the editor, or `shared`: by the password that all have. */
  readonly id: string;
  readonly name: string;
  readonly role: 'editor' | 'chief';
  /** Of the session itself; it opens nothing. */
  readonly session: string;
};
