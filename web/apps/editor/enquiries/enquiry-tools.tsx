import { useListQuery } from '#web/apps/frame/list-query.ts';
import { useTypedSearch } from '#web/apps/frame/typed-search.ts';
import { Toolbar, ToolbarSearch, ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { useEditor } from '../editor.ts';
import { SaveFileTool } from '../lists/save-file-tool.tsx';
import { enquiryKinds, enquiryStates, parseFilters } from './enquiry-choice.ts';
import { useEnquiryLabels } from './enquiry-labels.ts';

/** Search, kind and state; all of them are part of the address. */
export function EnquiryTools() {
  const { sendQuery } = useEditor();
  const labels = useEnquiryLabels();
  const { t } = labels;
  const [query, choose] = useListQuery();
  const { page, ...choice } = parseFilters(query);
  const loadFile = async () => (await sendQuery('support', 'enquiriesExport', choice)).enquiriesExport;
  const searching = useTypedSearch(choice.search, (search) => choose({ search }));
  return (
    <Toolbar
      label={t('tools')}
      actions={
        <SaveFileTool name="enquiries.csv" label={t('export')} failed={t('export.failed')} load={loadFile} />
      }
    >
      <ToolbarSearch label={t('search')} {...searching} />
      <ToolbarSelect
        label={t('column.kind')}
        all={t('kinds.all')}
        value={choice.kind ?? ''}
        onChange={({ target }) => choose({ kind: target.value })}
        options={enquiryKinds.map((kind) => ({ value: kind, label: labels.kind(kind) }))}
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
