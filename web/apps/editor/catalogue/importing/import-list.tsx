import { useLoaderData } from 'react-router';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Link } from '#web/design/link/link.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panel, Panels } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { formatNumber } from '#web/i18n/format/format.ts';
import { type Editor, useEditor } from '../../editor.ts';
import { DropCatalogue } from './drop-catalogue.tsx';
import { statusOfState } from './import-status.ts';
import styles from './importing.module.css';
import type { CatalogueSource, ListedImport } from './importing-operations.ts';
import { SourceTable } from './source-table.tsx';

type Loaded = { catalogueImports: readonly ListedImport[]; catalogueSources: readonly CatalogueSource[] };

export const title = ({ texts }: Editor) => texts('editorImporting')('title');

export const createLoader =
  ({ sendQuery }: Editor) =>
  (): Promise<Loaded> =>
    sendQuery('products', 'catalogueImports');

/** The imports of suppliers' files: a new one, and earlier ones. */
export function Component() {
  const { catalogueImports, catalogueSources } = useLoaderData<Loaded>();
  const { texts, to } = useEditor();
  const t = texts('editorImporting');
  return (
    <Wrap>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        back={{ href: to('/catalogue'), label: texts('editorCatalogue')('title') }}
      />
      <Panels>
        <DropCatalogue />
        {catalogueSources.length > 0 ? (
          <Panel title={t('sources')} text={t('sources.text')}>
            <SourceTable sources={catalogueSources} />
          </Panel>
        ) : null}
        {catalogueImports.length > 0 ? (
          <Panel title={t('before')} text={t('before.text')}>
            <Imports imports={catalogueImports} />
          </Panel>
        ) : null}
      </Panels>
    </Wrap>
  );
}

function Imports({ imports }: { imports: readonly ListedImport[] }) {
  const { texts, to, locale } = useEditor();
  const t = texts('editorImporting');
  const clock = useClock();
  return (
    <DataTable
      cards
      isDense
      caption={t('file')}
      rows={imports}
      getKey={({ id }) => id}
      columns={[
        {
          key: 'file',
          title: t('file'),
          isRowHeader: true,
          cell: ({ id, fileName }) => (
            <Link className={styles.file} href={to(`/catalogue/import/${id}`)}>
              {fileName}
            </Link>
          ),
        },
        {
          key: 'state',
          title: t('state'),
          cell: ({ state }) => <StatusLabel status={statusOfState[state]}>{t(`state.${state}`)}</StatusLabel>,
        },
        {
          key: 'total',
          title: t('products'),
          cardLabel: t('products'),
          align: 'end',
          cell: ({ total }) => (total > 0 ? formatNumber(total, locale) : '–'),
        },
        {
          key: 'when',
          title: t('brought'),
          cell: ({ at, by }) => t('brought.by', { name: by, moment: clock.format(at) }),
        },
      ]}
    />
  );
}
