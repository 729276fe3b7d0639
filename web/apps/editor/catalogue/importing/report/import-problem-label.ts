import { useEditor } from '../../../editor.ts';
import type { ImportLine } from '../importing-operations.ts';

/** The message for a problem in a line, with the file's value. */
export function useImportProblemLabel(): (problem: ImportLine['problems'][number]) => string {
  const t = useEditor().texts('editorImporting');
  return ({ code, detail }) => {
    switch (code) {
      case 'twiceInFile':
        return t('problem.twiceInFile', { line: detail });
      case 'tooLong':
        return t('problem.tooLong', { count: detail });
      case 'noNumber':
      case 'noClass':
      case 'noName':
      case 'taken':
      case 'missing':
      case 'twice':
        return t(`problem.${code}`);
      default:
        return t(`problem.${code}`, { value: detail });
    }
  };
}
