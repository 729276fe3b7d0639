import { useListQuery } from '#web/apps/frame/list-query.ts';
import { useTypedSearch } from '#web/apps/frame/typed-search.ts';
import { Toolbar, ToolbarSearch } from '#web/design/toolbar/toolbar.tsx';
import { useEditor } from '../../../editor.ts';
import { ListPages } from '../../../lists/list-pages.tsx';
import styles from '../importing.module.css';
import type { CatalogueImport, ImportLines } from '../importing-operations.ts';
import { ImportActions } from './import-actions.tsx';
import { LineTable } from './line-table.tsx';
import { ReportKinds } from './report-kinds.tsx';
import { ReportScope } from './report-scope.tsx';
import { SaveReport } from './save-report.tsx';

type ImportReportProps = { found: CatalogueImport; lines: ImportLines };

/** The changes of a file by product, with their outcome. */
export function ImportReport({ found, lines }: ImportReportProps) {
  const { texts } = useEditor();
  const t = texts('editorImporting');
  const [query, choose] = useListQuery();
  const searching = useTypedSearch(query.get('search') ?? '', (search) => choose({ search }));
  const { items, total, hasNextPage } = lines.catalogueImportLines;
  const endCursor = hasNextPage ? String(items.at(-1)?.place ?? '') : null;
  return (
    <div className={styles.report}>
      <ReportKinds found={found} />
      <Toolbar
        label={t('report.tools')}
        actions={<SaveReport found={found} attributes={lines.catalogueWords.attributes} />}
      >
        <ToolbarSearch label={t('report.search')} {...searching} />
        <ReportScope found={found} />
      </Toolbar>
      <p role="status" className={styles.hint}>
        {total > 0 ? t('report.shown', { count: total }) : t('report.none')}
      </p>
      {items.length > 0 ? (
        <LineTable
          id={found.id}
          state={found.state}
          items={items}
          attributes={lines.catalogueWords.attributes}
        />
      ) : null}
      <ListPages
        list={`/catalogue/import/${found.id}`}
        pageInfo={{ hasNextPage, endCursor }}
        labels={{ first: t('pages.first'), next: t('pages.next') }}
      />
      <ImportActions found={found} />
    </div>
  );
}
