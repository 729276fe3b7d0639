import type { Editor } from './find-editors.ts';

/** Why it was not done. */
export type EditorProblem =
  | 'nameMissing'
  | 'nameTooLong'
  | 'nameTaken'
  | 'grantMissing'
  | 'lastChief'
  | 'absent'
  | 'own'
  | 'emailMalformed';

/** The result of a change of an editor. */
export type EditorChange = {
  editor: Editor | null;
  /** The generated password: it is shown once and stored nowhere. */
  password: string | null;
  problem: EditorProblem | null;
};
