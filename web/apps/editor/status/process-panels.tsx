import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { DataList } from '#web/design/data-list/data-list.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { formatFileSize, formatNumber } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';
import { ClearCaches } from './clear-caches.tsx';
import type { LoadedStatus } from './load-status.ts';
import styles from './status.module.css';
import { usePartName } from './status-lines.ts';

/** The process that answered: what it is, and since when it runs. */
export function ProcessPanel({ status: { program, database, build } }: { status: LoadedStatus }) {
  const { texts, locale } = useEditor();
  const clock = useClock();
  const t = texts('editorStatus');
  return (
    <Panel title={t('process')}>
      <DataList
        items={[
          { term: t('version'), value: program.version },
          { term: t('build'), value: build },
          { term: 'Node.js', value: program.node },
          { term: 'PostgreSQL', value: database ?? '–' },
          { term: t('started'), value: clock.full(program.startedAt) },
          { term: t('processes'), value: formatNumber(program.processes, locale) },
          { term: t('memory'), value: formatFileSize(program.memory, locale) },
          { term: t('processId'), value: String(program.process) },
        ]}
      />
    </Panel>
  );
}

/** What the process keeps, so that it need not ask or draw it again. */
export function CachePanels({ status: { pages, data } }: { status: LoadedStatus }) {
  const { texts, locale } = useEditor();
  const getName = usePartName();
  const t = texts('editorStatus');
  return (
    <>
      <Panel title={t('caches')} actions={<ClearCaches />}>
        <DataList
          items={[
            { term: t('pages'), value: pages ? formatNumber(pages.pages, locale) : '–' },
            { term: t('size'), value: pages ? formatFileSize(pages.bytes, locale) : '–' },
            { term: t('fromMemory'), value: pages ? getShare(pages.hits, pages.misses) : '–' },
          ]}
        />
      </Panel>
      <Panel title={t('data')} text={t('data.text')}>
        <DataList
          items={data.map(({ backEnd, entries, bytes, hits, misses }) => ({
            key: backEnd,
            term: getName(backEnd),
            value: (
              <span className={styles.numbers}>
                <span>{t('data.kept', { count: entries, size: formatFileSize(bytes, locale) })}</span>
                <span className={styles.facts}>{t('data.used', { hits, misses })}</span>
              </span>
            ),
          }))}
        />
      </Panel>
    </>
  );

  function getShare(hits: number, misses: number): string {
    const count = hits + misses;
    if (count === 0) return '–';
    const share = formatNumber(hits / count, locale, { style: 'percent', maximumFractionDigits: 1 });
    return t('fromMemory.share', { share, count });
  }
}
