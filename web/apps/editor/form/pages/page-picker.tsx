import { useState } from 'react';
import { Select } from '#web/design/form/text-fields.tsx';
import { useEditor } from '../../editor.ts';
import { type FoundOption, SearchPicker } from '../search/search-picker.tsx';

type PagePickerProps = {
  id: string;
  label: string;
  /** The site that is searched first; any other can be chosen. */
  siteId: string | undefined;
  onPick: (page: FoundOption) => void;
};

/** Finds a page by its title or path, on any site. */
export function PagePicker({ id, label, siteId, onPick }: PagePickerProps) {
  const { sendQuery, sites, texts } = useEditor();
  const t = texts('editorFields');
  const [site, setSite] = useState(siteId ?? sites[0]?.id ?? '');
  const search = async (query: string) => {
    const { editedPages } = await sendQuery('content', 'findPages', { search: query, siteId: site });
    return editedPages.nodes.map((page) => ({ value: page.id, label: page.title, detail: page.path }));
  };
  return (
    <>
      {sites.length > 1 ? (
        <Select
          id={`${id}-site`}
          label={t('site')}
          value={site}
          options={sites.map((each) => ({ value: each.id, label: each.name }))}
          onChange={(event) => setSite(event.target.value)}
        />
      ) : null}
      <SearchPicker key={site} id={id} label={label} search={search} onPick={onPick} />
    </>
  );
}
