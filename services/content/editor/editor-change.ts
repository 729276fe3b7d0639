import type { Editor } from './find-editors.ts';

/** Why it was not done. */
export type EditorProblem =
  | 'nameMissing'
  | 'nameTooLong'
  | 'nameTaken'
  | 'lastChief'
  | 'absent'
  | 'own'
  | 'emailMalformed';

/** What a change of an editor came to. */
export type EditorChange = {
  editor: Editor | null;
  /** One that was made for the editor: it is shown once and stored nowhere. */
  password: string | null;
  problem: EditorProblem | null;
};
