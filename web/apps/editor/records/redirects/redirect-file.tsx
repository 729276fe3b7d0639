import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { withQuery } from '#web/apps/frame/with-query.ts';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panel, Panels } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { Toolbar, ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { type Editor, useEditor } from '../../editor.ts';
import { SaveFileTool } from '../../lists/save-file-tool.tsx';
import { useRecordLabels } from '../record-labels.ts';
import type { RedirectReport as Report } from './redirect-operations.ts';
import { RedirectReport } from './redirect-report.tsx';
import { RedirectUpload } from './redirect-upload.tsx';

export const title = ({ texts }: Editor) => texts('editorRedirects')('title');

/** Exports the redirects of a site as a file for a spreadsheet, and imports them. */
export function Component() {
  const { texts, to, sites, sendQuery } = useEditor();
  const t = texts('editorRedirects');
  const labels = useRecordLabels();
  const [query, setQuery] = useSearchParams();
  const [report, setReport] = useState<Report>();
  const site = sites.find(({ id }) => id === query.get('site')) ?? sites[0];
  if (!site) return null;
  return (
    <Wrap>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        back={{ href: to('/records/redirect'), label: labels.kind('redirect') }}
      />
      <Toolbar
        label={labels.field('siteId')}
        actions={
          <SaveFileTool
            name="redirects.csv"
            label={t('save')}
            failed={texts('editor')('tryLater')}
            load={async () => (await sendQuery('content', 'redirectFile', { siteId: site.id })).redirectFile}
            words={{ title: labels.field }}
          />
        }
      >
        <ToolbarSelect
          label={labels.field('siteId')}
          value={site.id}
          onChange={({ target }) => {
            setReport(undefined);
            setQuery((current) => withQuery(current, { site: target.value }), {
              replace: true,
              preventScrollReset: true,
            });
          }}
          options={sites.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Toolbar>
      <Panels>
        <Panel title={t('upload')} text={t('upload.text')}>
          <RedirectUpload key={site.id} siteId={site.id} report={report} onReport={setReport} />
        </Panel>
        {report ? (
          <Panel title={t(report.isDone ? 'report.done' : 'report')}>
            <RedirectReport report={report} />
          </Panel>
        ) : null}
      </Panels>
    </Wrap>
  );
}
