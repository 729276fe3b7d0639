import { useEditor } from '../../editor.ts';
import { ChosenList } from '../chosen/chosen-list.tsx';
import { useChosenNames } from '../chosen/use-chosen-names.ts';
import type { ControlProps } from '../controls/control.ts';
import { EntryPicker } from './entry-picker.tsx';
import { namesOfEntries } from './names-of-entries.ts';

type EntriesControlProps = ControlProps<readonly string[]> & { max: number };

/** Products and services in the editor's order, by their slugs. */
export function EntriesControl(props: EntriesControlProps) {
  const editor = useEditor();
  const names = useChosenNames(props.value, (slugs) => namesOfEntries(editor, slugs), { readable: true });
  return (
    <ChosenList
      {...props}
      icon="settings"
      names={names}
      addLabel={editor.texts('editorFields')('entries.add')}
      picker={(pick) => <EntryPicker id={`${props.id}-picker`} onPick={({ slug }) => pick(slug)} />}
    />
  );
}
