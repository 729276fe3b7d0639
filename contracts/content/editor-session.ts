import type { Grant } from '../editing/roles.ts';

/** Who works in the editor area. */
export type EditorSession = {
  /** The id of the editor, or `shared` for who signed in with the shared password. */
  readonly id: string;
  readonly name: string;
  /** What the person may do now. */
  readonly grants: readonly Grant[];
  /** The id of the session; it grants nothing. */
  readonly session: string;
};
