import { DataList } from '#web/design/data-list/data-list.tsx';
import { listFormat } from '#web/i18n/format/format.ts';
import { usePortal } from '../../portal.ts';
import type { InvitationReport } from '../people-data.ts';
import styles from '../person/person.module.css';

const outcomes = ['invited', 'known', 'twice', 'invalid'] as const;

/** The outcome for each line of a list, grouped and announced. */
export function InvitationReportList({ report }: { report: InvitationReport }) {
  const { texts, locale } = usePortal();
  const t = texts('people');
  const groups = outcomes.flatMap((outcome) => {
    const lines = report.filter((line) => line.outcome === outcome);
    return lines.length > 0 ? [{ outcome, lines }] : [];
  });
  return (
    <section role="status" aria-label={t('many.report')}>
      <h3 className={styles.legend}>{t('many.report')}</h3>
      <DataList
        items={groups.map(({ outcome, lines }) => ({
          key: outcome,
          term: `${t(`many.${outcome}`)} (${lines.length})`,
          value: listFormat(
            lines.map(({ line, email, name }) => {
              const person = name ? `${name} <${email}>` : email;
              return outcome === 'invited' ? person : `${person} (${t('many.line', { line })})`;
            }),
            locale,
            'plain',
          ),
        }))}
      />
    </section>
  );
}
