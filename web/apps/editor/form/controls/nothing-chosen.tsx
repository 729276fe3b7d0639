import { useReadOnly } from '#web/design/form/read-only.ts';
import { useEditor } from '../../editor.ts';

/** In place of a choice that was not made, where it may be read only; the buttons that make it say so otherwise. */
export function NothingChosen() {
  const t = useEditor().texts('editorRecords');
  return useReadOnly() ? <p>{t('none.chosen')}</p> : null;
}
