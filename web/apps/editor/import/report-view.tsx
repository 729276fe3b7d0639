import { useState } from 'react';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import { Button } from '#web/design/button/button.tsx';
import { NumberTile, NumberTiles } from '#web/design/number-tile/number-tile.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { Toolbar, ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { formatNumber } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';
import { SaveFileTool } from '../lists/save-file-tool.tsx';
import styles from './import.module.css';
import { type Outcome, outcomes, statusOf, useImportLabels } from './import-labels.ts';
import type { Report } from './send-export.ts';

/** How many lines are rendered at once; a file may have thousands. */
const step = 100;

/** Outcomes that need attention first; within each, the order of the file. */
const order: Readonly<Record<Outcome, number>> = { refused: 0, taken: 1, updated: 1, skipped: 2 };

/** The outcome of every item of a file. */
export function ReportView({ report }: { report: Report }) {
  const { t, kept } = useImportLabels();
  const { locale } = useEditor();
  const sum = kept(report);
  const [only, setOnly] = useState<Outcome>();
  const [shownCount, setShownCount] = useState(step);
  const lines = report.lines
    .filter(({ outcome }) => !only || outcome === only)
    .toSorted((a, b) => order[a.outcome] - order[b.outcome]);
  return (
    <>
      <NumberTiles>
        {outcomes.map((outcome) => (
          <NumberTile
            key={outcome}
            value={formatNumber(report[outcome], locale)}
            label={t(`outcome.${outcome}`)}
          />
        ))}
      </NumberTiles>
      {sum ? <p className={styles.sum}>{sum}</p> : null}
      <Toolbar
        label={t('tools')}
        actions={
          <SaveFileTool
            name={`${report.fileName.replace(/\.\w+$/, '')}-report.csv`}
            label={t('export')}
            failed={t('failed')}
            load={async () => report.csv}
          />
        }
      >
        <ToolbarSelect
          label={t('column.outcome')}
          all={t('outcomes.all', { count: report.total })}
          value={only ?? ''}
          onChange={({ target }) => {
            setOnly(parseChoice(outcomes, target.value));
            setShownCount(step);
          }}
          options={outcomes.map((outcome) => ({ value: outcome, label: t(`outcome.${outcome}`) }))}
        />
      </Toolbar>
      <Lines lines={lines.slice(0, shownCount)} isSaved={report.id !== null} />
      {lines.length > shownCount ? (
        <Button variant="secondary" size="compact" onClick={() => setShownCount(shownCount + step)}>
          {t('more', { count: lines.length - shownCount })}
        </Button>
      ) : null}
    </>
  );
}

function Lines({ lines, isSaved }: { lines: Report['lines']; isSaved: boolean }) {
  const { to } = useEditor();
  const labels = useImportLabels();
  const { t } = labels;
  const getName = ({ name, pageId }: Report['lines'][number]) =>
    isSaved && pageId ? <TextLink href={to(`/pages/${pageId}`)}>{name}</TextLink> : name;
  return (
    <DataTable
      cards
      caption={t('column.what')}
      columns={[
        {
          key: 'name',
          title: t('column.name'),
          cell: (line) => (
            <span className={styles.name}>
              {getName(line)}
              {line.path ? <span className={styles.path}>{line.path}</span> : null}
              {line.redirectFrom ? (
                <span className={styles.path}>{t('redirectFrom', { path: line.redirectFrom })}</span>
              ) : null}
            </span>
          ),
        },
        { key: 'type', title: t('column.type'), cell: (line) => line.type },
        {
          key: 'outcome',
          title: t('column.outcome'),
          cell: (line) => (
            <StatusLabel status={statusOf[line.outcome]}>{t(`outcome.${line.outcome}`)}</StatusLabel>
          ),
        },
        {
          key: 'why',
          title: t('column.why'),
          cell: (line) => (
            <span className={styles.why}>
              {line.reason ? <span>{labels.reason(line)}</span> : null}
              {line.notes.length > 0 ? (
                <details>
                  <summary>{t('notes', { count: line.notes.length })}</summary>
                  <ul className={styles.notes}>
                    {line.notes.map((note) => (
                      <li key={`${note.code} ${note.value}`}>{labels.note(note)}</li>
                    ))}
                  </ul>
                </details>
              ) : null}
            </span>
          ),
        },
        { key: 'place', title: t('column.place'), cell: (line) => line.place },
      ]}
      rows={lines}
      getKey={(line, index) => `${line.key} ${index}`}
    />
  );
}
