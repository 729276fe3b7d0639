import { useSearchParams } from 'react-router';
import { withQuery } from '#web/apps/frame/query-with.ts';
import { useTypedSearch } from '#web/apps/frame/typed-search.ts';
import { Toolbar, ToolbarSearch, ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { useEditor } from '../editor.ts';
import { SaveFileTool } from '../lists/save-file-tool.tsx';
import { enquiryKinds, enquiryStates, parseFilters } from './enquiry-choice.ts';
import { useEnquiryWords } from './enquiry-labels.ts';

/** Search, kind and state; all of them stand in the address. */
export function EnquiryTools() {
  const { ask } = useEditor();
  const words = useEnquiryWords();
  const { t } = words;
  const [query, setQuery] = useSearchParams();
  const { page, ...choice } = parseFilters(query);
  const choose = (parts: Record<string, string>) =>
    setQuery((current) => withQuery(current, parts), { replace: true, preventScrollReset: true });
  const askFile = async () => (await ask('support', 'enquiriesExport', choice)).enquiriesExport;
  const searching = useTypedSearch(choice.search, (search) => choose({ search }));
  return (
    <Toolbar
      label={t('tools')}
      actions={
        <SaveFileTool name="enquiries.csv" label={t('export')} failed={t('export.failed')} ask={askFile} />
      }
    >
      <ToolbarSearch label={t('search')} {...searching} />
      <ToolbarSelect
        label={t('column.kind')}
        all={t('kinds.all')}
        value={choice.kind ?? ''}
        onChange={({ target }) => choose({ kind: target.value })}
        options={enquiryKinds.map((kind) => ({ value: kind, label: words.kind(kind) }))}
      />
      <ToolbarSelect
        label={t('column.state')}
        all={t('states.all')}
        value={choice.state ?? ''}
        onChange={({ target }) => choose({ state: target.value })}
        options={enquiryStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
      />
    </Toolbar>
  );
}
