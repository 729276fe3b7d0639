import type { ResultOf } from 'gql.tada';
import { DateTime } from '#web/apps/frame/time/date-time.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { displayLanguage, formatNumber } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';
import type { healthReads } from './health-operations.ts';

export type TranslationTotals = ResultOf<typeof healthReads.translationHealth>['translationBoard']['totals'];

/** The translation backlog of each language on all sites (0083), as on the board, to which it links. */
export function TranslationPanel({ totals }: { totals: TranslationTotals }) {
  const { texts, to, locale } = useEditor();
  const t = texts('editorHealth');
  const getHref = (language: string) =>
    to(`/translation?${new URLSearchParams({ site: 'all', language, state: 'owed' })}`);
  return (
    <Panel title={t('translation')} text={t('translation.text')}>
      <DataTable
        caption={t('translation.text')}
        columns={[
          {
            key: 'language',
            title: t('language'),
            cell: ({ language }) => displayLanguage(language, locale.language),
          },
          {
            key: 'owed',
            title: t('owed'),
            align: 'end',
            cell: ({ language, owedTexts }) =>
              owedTexts > 0 ? (
                <TextLink href={getHref(language)}>{formatNumber(owedTexts, locale)}</TextLink>
              ) : (
                '0'
              ),
          },
          {
            key: 'since',
            title: t('owed.since'),
            cell: ({ owedSince }) => (owedSince ? <DateTime at={owedSince} style="short" /> : '–'),
          },
        ]}
        rows={totals}
        getKey={({ language }) => language}
      />
    </Panel>
  );
}
