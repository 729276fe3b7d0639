import { useSearchParams } from 'react-router';
import { importKinds } from '#contracts/products/catalogue-import.ts';
import { withQuery } from '#web/apps/frame/with-query.ts';
import { Link } from '#web/design/link/link.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { formatNumber } from '#web/i18n/format/format.ts';
import { useEditor } from '../../../editor.ts';
import { statusOfKind } from '../import-status.ts';
import styles from '../importing.module.css';
import type { CatalogueImport } from '../importing-operations.ts';
import { KindShares } from './kind-shares.tsx';
import { scopeOf } from './line-choice.ts';

/** The number of findings of each kind, linked to their lines. */
export function ReportKinds({ found: { id, counts } }: { found: CatalogueImport }) {
  const { texts, to, locale } = useEditor();
  const t = texts('editorImporting');
  const [query] = useSearchParams();
  const scope = scopeOf(query, counts);
  const number = {
    MEND: counts.mend,
    BOTH: counts.both,
    CHANGED: counts.changed,
    CREATED: counts.created,
    SAME: counts.same,
  };
  return (
    <div>
      <KindShares counts={number} />
      <nav className={styles.kinds} aria-label={t('report.kinds')}>
        {importKinds.map((kind) => (
          <Link
            key={kind}
            className={styles.kind}
            href={to(`/catalogue/import/${id}?${withQuery(query, { kind, show: '', search: '' })}`)}
            aria-current={scope === kind ? 'true' : undefined}
          >
            <b className={styles.sum}>{formatNumber(number[kind], locale)}</b>
            <StatusLabel status={statusOfKind[kind]}>{t(`kind.${kind}`)}</StatusLabel>
            <span className={styles.hint}>{t(`kind.${kind}.text`)}</span>
          </Link>
        ))}
      </nav>
    </div>
  );
}
