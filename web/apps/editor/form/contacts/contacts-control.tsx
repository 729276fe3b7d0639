import { type Editor, useEditor } from '../../editor.ts';
import { ChosenList } from '../chosen/chosen-list.tsx';
import { useChosenNames } from '../chosen/use-chosen-names.ts';
import type { ControlProps } from '../controls/control.ts';
import { SearchPicker } from '../search/search-picker.tsx';

type ContactsControlProps = ControlProps<readonly string[]> & { max: number };

/** Contacts in the editor's order, by their ids. */
export function ContactsControl(props: ContactsControlProps) {
  const editor = useEditor();
  const t = editor.texts('editorFields');
  const names = useChosenNames(
    props.value,
    async () => new Map((await getContacts(editor)).map(({ id, ...contact }) => [id, contact])),
    { readable: false },
  );
  const search = async (query: string) => {
    const wanted = query.trim().toLocaleLowerCase();
    return (await getContacts(editor))
      .filter(({ id }) => !props.value.includes(id))
      .filter(({ name, detail }) => `${name} ${detail}`.toLocaleLowerCase().includes(wanted))
      .map(({ id, name, detail }) => ({ value: id, label: name, detail }));
  };
  return (
    <ChosenList
      {...props}
      icon="user"
      names={names}
      addLabel={t('contacts.add')}
      picker={(pick) => (
        <SearchPicker
          id={`${props.id}-picker`}
          label={t('contacts.search')}
          search={search}
          onPick={({ value }) => pick(value)}
        />
      )}
    />
  );
}

async function getContacts({ sendQuery }: Editor) {
  const { contacts } = await sendQuery('content', 'contactsToChoose', {});
  return contacts.map(({ id, name, role, email }) => ({ id, name, detail: role ?? email ?? '' }));
}
