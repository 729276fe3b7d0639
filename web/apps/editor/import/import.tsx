import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { may } from '#contracts/editing/roles.ts';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panel, Panels } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { type Editor, useEditor } from '../editor.ts';
import { ImportForm } from './import-form.tsx';
import type { Transfers } from './import-operations.ts';
import { ReportView } from './report-view.tsx';
import type { Report } from './send-export.ts';
import { TransferList } from './transfer-list.tsx';

type Loaded = { transfers: Transfers; shown: Report | null; mayImport: boolean };

export const title = ({ texts }: Editor) => texts('editorImport')('title');

export const createLoader =
  ({ sendQuery, session }: Editor) =>
  async ({ request }: LoaderFunctionArgs): Promise<Loaded> => {
    if (!may(session.grants, 'takeContentOver')) return { transfers: [], shown: null, mayImport: false };
    const id = new URL(request.url).searchParams.get('report');
    const [{ transfers }, shown] = await Promise.all([
      sendQuery('content', 'transfers'),
      id ? sendQuery('content', 'transfer', { id }) : null,
    ]);
    return { transfers, shown: shown?.transfer ?? null, mayImport: true };
  };

/** Imports content of other systems: first a dry run, then as drafts; every item is reported. */
export function Component() {
  const { transfers, shown, mayImport } = useLoaderData<Loaded>();
  const { texts, to } = useEditor();
  const t = texts('editorImport');
  if (!mayImport) {
    return (
      <Wrap>
        <PageHead title={t('title')} />
        <EmptyState title={t('chief')} text={t('chief.text')} />
      </Wrap>
    );
  }
  if (shown) {
    return (
      <Wrap>
        <PageHead title={shown.fileName} back={{ href: to('/import'), label: t('title') }} />
        <ReportView report={shown} />
      </Wrap>
    );
  }
  return (
    <Wrap>
      <PageHead title={t('title')} lead={t('lead')} />
      <Panels>
        <ImportForm />
        <Panel title={t('history')} text={t('history.text')}>
          <TransferList transfers={transfers} />
        </Panel>
      </Panels>
    </Wrap>
  );
}
