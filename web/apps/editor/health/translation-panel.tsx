import type { ResultOf } from 'gql.tada';
import { isLanguage, languageName } from '#contracts/languages.ts';
import { Panel } from '#web/design/panel/panel.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
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
          {
            key: 'language',
            title: t('language'),
            cell: ({ language }) => (isLanguage(language) ? languageName(language) : language),
          },
          {
            key: 'missing',
            title: t('missing'),
            align: 'end',
            cell: ({ language, missing }) => link(language, 'missing', missing),
          },
          {
            key: 'outdated',
            title: t('outdated'),
            align: 'end',
            cell: ({ language, outdated }) => link(language, 'outdated', outdated),
          },
        ]}
        rows={totals}
        getKey={({ language }) => language}
      />
    </Panel>
  );
}
