import { useSearchParams } from 'react-router';
import { withQuery } from '#web/apps/frame/with-query.ts';
import { FilterChip } from '#web/design/chip/chip.tsx';
import { useEditor } from '../../../editor.ts';
import type { CatalogueImport } from '../importing-operations.ts';
import { scopeOf } from './line-choice.ts';

/**
 * The choice between what needs a decision and all changes, hidden where these are the same, and whether
 * the lines of the file are shown.
 */
export function ReportScope({ found: { id, counts } }: { found: CatalogueImport }) {
  const { texts, to } = useEditor();
  const t = texts('editorImporting');
  const [query] = useSearchParams();
  const urgent = counts.mend + counts.both;
  const isShown = query.get('source') === 'shown';
  const scope = scopeOf(query, counts);
  const at = (show: string) => to(`/catalogue/import/${id}?${withQuery(query, { kind: '', show })}`);
  const withSource = withQuery(query, { source: isShown ? '' : 'shown' });
  return (
    <>
      {urgent > 0 ? (
        <>
          <FilterChip plain href={at('')} active={scope === 'urgent'}>
            {t('report.urgent', { count: urgent })}
          </FilterChip>
          <FilterChip plain href={at('all')} active={scope === 'all'}>
            {t('report.all')}
          </FilterChip>
        </>
      ) : null}
      <FilterChip plain href={to(`/catalogue/import/${id}?${withSource}`)} active={isShown}>
        {t('report.source')}
      </FilterChip>
    </>
  );
}
