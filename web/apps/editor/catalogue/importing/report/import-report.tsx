import { useSearchParams } from 'react-router';
import { importKinds } from '#contracts/products/catalogue-import.ts';
import { useTypedSearch } from '#web/apps/frame/typed-search.ts';
import { withQuery } from '#web/apps/frame/with-query.ts';
import { Link } from '#web/design/link/link.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { Toolbar, ToolbarSearch } from '#web/design/toolbar/toolbar.tsx';
import { formatNumber } from '#web/i18n/format/format.ts';
import { useEditor } from '../../../editor.ts';
import { ListPages } from '../../../lists/list-pages.tsx';
import { statusOfKind } from '../import-status.ts';
import styles from '../importing.module.css';
import type { CatalogueImport, ImportLines } from '../importing-operations.ts';
import { ImportActions } from './import-actions.tsx';
import { parseLineChoice } from './line-choice.ts';
import { LineTable } from './line-table.tsx';

type ImportReportProps = { found: CatalogueImport; lines: ImportLines };

/** What a file would change, product by product, and what becomes of it. */
export function ImportReport({ found, lines }: ImportReportProps) {
  const { texts } = useEditor();
  const t = texts('editorImporting');
  const [query, setQuery] = useSearchParams();
  const searching = useTypedSearch(query.get('search') ?? '', (search) =>
    setQuery((now) => withQuery(now, { search }), { replace: true, preventScrollReset: true }),
  );
  const { items, total, hasNextPage } = lines.catalogueImportLines;
  const endCursor = hasNextPage ? String(items.at(-1)?.place ?? '') : null;
  return (
    <div className={styles.report}>
      <Kinds found={found} />
      <Toolbar label={t('report.tools')}>
        <ToolbarSearch label={t('report.search')} {...searching} />
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

/** How many there are of each kind; each shows its lines. */
function Kinds({ found: { id, counts } }: { found: CatalogueImport }) {
  const { texts, to, locale } = useEditor();
  const t = texts('editorImporting');
  const [query] = useSearchParams();
  const { kinds } = parseLineChoice(query, counts);
  const number = {
    MEND: counts.mend,
    BOTH: counts.both,
    CHANGED: counts.changed,
    CREATED: counts.created,
    SAME: counts.same,
  };
  return (
    <nav className={styles.kinds} aria-label={t('report.kinds')}>
      {importKinds.map((kind) => (
        <Link
          key={kind}
          className={styles.kind}
          href={to(`/catalogue/import/${id}?kind=${kind}`)}
          aria-current={kinds.length === 1 && kinds[0] === kind ? 'true' : undefined}
        >
          <b className={styles.sum}>{formatNumber(number[kind], locale)}</b>
          <StatusLabel status={statusOfKind[kind]}>{t(`kind.${kind}`)}</StatusLabel>
          <span className={styles.hint}>{t(`kind.${kind}.text`)}</span>
        </Link>
      ))}
    </nav>
  );
}
