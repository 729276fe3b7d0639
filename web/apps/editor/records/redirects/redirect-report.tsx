import { useState } from 'react';
import type { Fault } from '#contracts/content/problems.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import { Button } from '#web/design/button/button.tsx';
import { NumberTile, NumberTiles } from '#web/design/number-tile/number-tile.tsx';
import { type Status, StatusLabel } from '#web/design/status-label/status-label.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { Toolbar, ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { formatNumber } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import { useProblemLabel } from '../../form/problem-labels.ts';
import { useRecordLabels } from '../record-labels.ts';
import styles from '../records.module.css';
import type { RedirectReport as Report } from './redirect-operations.ts';

type Line = Report['lines'][number];

/** Outcomes that need attention first; within each, the order of the file. */
const outcomes = ['wrong', 'changed', 'created', 'unchanged'] as const satisfies readonly Line['outcome'][];
const statusOf: Readonly<Record<Line['outcome'], Status>> = {
  wrong: 'failed',
  changed: 'waiting',
  created: 'open',
  unchanged: 'none',
};

/** How many lines are rendered at once; a file may have thousands. */
const step = 100;

/** The changes and problems of a file, by line. */
export function RedirectReport({ report: { lines } }: { report: Report }) {
  const { texts, locale } = useEditor();
  const t = texts('editorRedirects');
  const [only, setOnly] = useState<Line['outcome']>();
  const [shownCount, setShownCount] = useState(step);
  const shown = lines
    .filter(({ outcome }) => !only || outcome === only)
    .toSorted((a, b) => outcomes.indexOf(a.outcome) - outcomes.indexOf(b.outcome));
  const countOf = (outcome: Line['outcome']) => lines.filter((line) => line.outcome === outcome).length;
  return (
    <>
      <NumberTiles>
        {outcomes.map((outcome) => (
          <NumberTile
            key={outcome}
            value={formatNumber(countOf(outcome), locale)}
            label={t(`outcome.${outcome}`)}
          />
        ))}
      </NumberTiles>
      <Toolbar label={t('report.tools')}>
        <ToolbarSelect
          label={t('column.outcome')}
          all={t('outcomes.all', { count: lines.length })}
          value={only ?? ''}
          onChange={({ target }) => {
            setOnly(parseChoice(outcomes, target.value));
            setShownCount(step);
          }}
          options={outcomes.map((outcome) => ({ value: outcome, label: t(`outcome.${outcome}`) }))}
        />
      </Toolbar>
      <Lines lines={shown.slice(0, shownCount)} />
      {shown.length > shownCount ? (
        <Button variant="secondary" size="compact" onClick={() => setShownCount(shownCount + step)}>
          {t('more', { count: shown.length - shownCount })}
        </Button>
      ) : null}
    </>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const t = useEditor().texts('editorRedirects');
  const labels = useRecordLabels();
  const getProblemLabel = useProblemLabel();
  return (
    <DataTable
      cards
      caption={labels.kind('redirect')}
      columns={[
        {
          key: 'from',
          title: labels.field('previousUrl'),
          isRowHeader: true,
          cell: ({ previousUrl }) => <span className={styles.detail}>{previousUrl || '–'}</span>,
        },
        {
          key: 'to',
          title: labels.field('target'),
          cell: (line) => <RedirectTarget line={line} />,
        },
        {
          key: 'outcome',
          title: t('column.outcome'),
          cell: ({ outcome, problem }) => (
            <span className={styles.words}>
              <StatusLabel status={statusOf[outcome]}>{t(`outcome.${outcome}`)}</StatusLabel>
              {problem ? <span className={styles.detail}>{getProblemLabel(problem as Fault)}</span> : null}
            </span>
          ),
        },
        {
          key: 'line',
          title: t('column.line'),
          cell: ({ line }) => t('line', { line }),
        },
      ]}
      rows={lines}
      getKey={({ line }) => line}
    />
  );
}

/** The target of a line, and the previous target of its address. */
function RedirectTarget({ line: { target, status, before, statusBefore, outcome } }: { line: Line }) {
  const t = useEditor().texts('editorRedirects');
  return (
    <span className={styles.words}>
      <span className={styles.detail}>{[target || '–', status].join(' · ')}</span>
      {outcome === 'changed' && before !== null ? (
        <span className={styles.about}>{t('before', { way: [before, statusBefore].join(' · ') })}</span>
      ) : null}
    </span>
  );
}
