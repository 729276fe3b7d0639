import { useRef } from 'react';
import { Button } from '#web/design/button/button.tsx';
import { Link } from '#web/design/link/link.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { displayLanguage, listFormat } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import styles from '../board/board.module.css';
import type { ImportReport } from '../translation-operations.ts';
import { getRefusal } from './refusal.ts';
import type { Imports } from './use-import.ts';

/** Chooses files from translators to import. */
export function ImportButton({ imports }: { imports: Imports }) {
  const t = useEditor().texts('editorTranslation');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="compact" icon="upload" busy={imports.isBusy} onClick={() => input.current?.click()}>
        {t('import')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".xlf,.xliff,.zip,application/xliff+xml,application/zip"
        aria-label={t('import')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) void imports.take(files);
        }}
      />
    </>
  );
}

/** The outcome of every page in the files. */
export function ImportReports({ imports }: { imports: Imports }) {
  const { texts } = useEditor();
  const t = texts('editorTranslation');
  const { reports, isBusy, isFailed, progress } = imports;
  if (reports.length === 0 && !isBusy && !isFailed) return null;
  return (
    <Panel
      title={t('import.report')}
      text={isFailed ? t('import.failed') : t('import.progress', progress)}
      actions={
        <Button size="compact" variant="quiet" onClick={imports.forget}>
          {texts('editor')('close')}
        </Button>
      }
    >
      <ReportTable reports={reports} />
    </Panel>
  );
}

const outcomes = [
  'taken',
  'outdated',
  'unchanged',
  'untranslated',
  'unknownUnit',
  'codes',
  'tooLong',
  'notOneLine',
] as const;
const rejected: readonly string[] = ['unknownUnit', 'codes', 'tooLong', 'notOneLine'];

function ReportTable({ reports }: { reports: readonly ImportReport[] }) {
  const { texts, to, locale } = useEditor();
  const t = texts('editorTranslation');
  const labels = texts('editorPages');
  return (
    <DataTable
      cards
      caption={labels('title')}
      columns={[
        {
          key: 'page',
          title: labels('page'),
          cell: (report) =>
            report.pageId && report.language ? (
              <Link href={to(`/pages/${report.pageId}/translation/${report.language}`)}>{report.title}</Link>
            ) : (
              report.name
            ),
        },
        {
          key: 'language',
          title: labels('filter.language'),
          cell: (report) => (report.language ? displayLanguage(report.language, locale.language) : '–'),
        },
        { key: 'result', title: t('import.result'), cell: (report) => <Result report={report} /> },
        { key: 'segments', title: t('import.segments'), cell: (report) => <Segments report={report} /> },
      ]}
      rows={reports}
      getKey={(_, index) => `${index}`}
    />
  );
}

function Result({ report: { problems, segments, isComplete } }: { report: ImportReport }) {
  const t = useEditor().texts('editorTranslation');
  const [problem] = problems;
  if (problem) {
    return (
      <StatusLabel status="failed">
        {t(`refused.${getRefusal(problem.code)}`)} {t('import.line', { line: problem.line })}
      </StatusLabel>
    );
  }
  const isWhole = segments.every(({ outcome }) => !rejected.includes(outcome));
  if (isComplete) return <StatusLabel status="done">{t('import.complete')}</StatusLabel>;
  return <StatusLabel status={isWhole ? 'open' : 'waiting'}>{t('import.partly')}</StatusLabel>;
}

function Segments({ report: { segments } }: { report: ImportReport }) {
  const { texts, locale } = useEditor();
  const t = texts('editorTranslation');
  const counted = outcomes
    .map((outcome) => ({ outcome, units: segments.filter((segment) => segment.outcome === outcome) }))
    .filter(({ units }) => units.length > 0);
  return (
    <ul className={styles.outcomes}>
      {counted.map(({ outcome, units }) => (
        <li key={outcome}>
          {t(`outcome.${outcome}`, { count: units.length })}
          {rejected.includes(outcome) ? (
            <span className={styles.facts}>
              {listFormat(
                units.map(({ unit }) => unit),
                locale,
                'plain',
              )}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
