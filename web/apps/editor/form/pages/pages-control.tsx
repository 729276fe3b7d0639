import { useEditor } from '../../editor.ts';
import { ChosenList } from '../chosen/chosen-list.tsx';
import { useChosenNames } from '../chosen/use-chosen-names.ts';
import type { ControlProps } from '../controls/control.ts';
import { nameOfPage } from './name-of-page.ts';
import { PagePicker } from './page-picker.tsx';

type PagesControlProps = ControlProps<readonly string[]> & { max: number; siteId: string | undefined };

/** Pages in the editor's order, by their ids. */
export function PagesControl({ siteId, ...props }: PagesControlProps) {
  const editor = useEditor();
  const t = editor.texts('editorFields');
  const names = useChosenNames(
    props.value,
    async (ids) => {
      const found = await Promise.all(ids.map(async (id) => [id, await nameOfPage(editor, id)] as const));
      return new Map(found.flatMap(([id, name]) => (name ? [[id, name]] : [])));
    },
    { readable: false },
  );
  return (
    <ChosenList
      {...props}
      icon="file"
      names={names}
      addLabel={t('pages.add')}
      picker={(pick) => (
        <PagePicker
          id={`${props.id}-picker`}
          label={t('link.page')}
          siteId={siteId}
          onPick={({ value }) => pick(value)}
        />
      )}
    />
  );
}
