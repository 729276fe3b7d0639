import type { ResultOf } from 'gql.tada';
import { Panel } from '#web/design/panel/panel.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { isLanguage, languageName } from '#web/i18n/locales.ts';
import { useEditor } from '../editor.ts';
import type { healthReads } from './health-operations.ts';

export type TranslationTotals = ResultOf<typeof healthReads.translationHealth>['translationBoard']['totals'];

/** In how many pages a translation lacks something, or was made from words that have changed. */
export function TranslationPanel({ totals }: { totals: TranslationTotals }) {
  const { texts, to } = useEditor();
  const t = texts('editorHealth');
  const link = (language: string, filter: string, count: number) =>
    count > 0 ? (
      <TextLink href={to(`/translation?${new URLSearchParams({ language, filter })}`)}>{count}</TextLink>
    ) : (
      '0'
    );
  return (
    <Panel title={t('translation')} text={t('translation.text')}>
      <DataTable
        caption={t('translation.text')}
        columns={[
          { key: 'language', title: t('language') },
          { key: 'missing', title: t('missing'), align: 'end' },
          { key: 'outdated', title: t('outdated'), align: 'end' },
        ]}
        rows={totals.map(({ language, missing, outdated }) => ({
          key: language,
          cells: [
            isLanguage(language) ? languageName(language) : language,
            link(language, 'missing', missing),
            link(language, 'outdated', outdated),
          ],
        }))}
      />
    </Panel>
  );
}
