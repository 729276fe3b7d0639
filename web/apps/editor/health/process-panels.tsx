import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isChief } from '#contracts/editing/roles.ts';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import { Button } from '#web/design/button/button.tsx';
import { DataList } from '#web/design/data-list/data-list.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { formatNumber } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';
import styles from './health.module.css';
import { clearCaches, type ProcessHealth } from './process-health.ts';

const partNames = ['content', 'products', 'search', 'support', 'accounts', 'database', 'mail'] as const;

/** The process that answered, its back ends and its caches. */
export function ProcessPanels({ health }: { health: ProcessHealth }) {
  const { texts, locale, session } = useEditor();
  const clock = useClock();
  const t = texts('editorHealth');
  const number = (value: number) => formatNumber(value, locale, { maximumFractionDigits: 1 });
  const megabytes = (bytes: number) => t('megabytes', { amount: number(bytes / 1024 / 1024) });
  const getName = (name: string) => {
    const known = parseChoice(partNames, name);
    return known ? t(`part.${known}`) : name;
  };
  return (
    <>
      <Panel title={t('parts')} text={t('parts.text')}>
        <DataList
          items={health.parts.map(({ name, isAnswering, milliseconds }) => ({
            key: name,
            term: getName(name),
            value: (
              <StatusLabel status={isAnswering ? 'done' : 'failed'}>
                {isAnswering
                  ? t('answers', { milliseconds: number(Math.round(milliseconds)) })
                  : t('silent', { milliseconds: number(Math.round(milliseconds)) })}
              </StatusLabel>
            ),
          }))}
        />
      </Panel>
      <Panel title={t('caches')} actions={isChief(session.grants) ? <ClearCaches /> : null}>
        <DataList
          items={[
            { term: t('pages'), value: health.pages ? number(health.pages.pages) : '–' },
            { term: t('size'), value: health.pages ? megabytes(health.pages.bytes) : '–' },
          ]}
        />
      </Panel>
      <Panel title={t('data')} text={t('data.text')}>
        <DataList
          items={health.data.map(({ backEnd, entries, bytes, hits, misses }) => ({
            key: backEnd,
            term: getName(backEnd),
            value: (
              <span className={styles.numbers}>
                <span>{t('data.kept', { count: entries, size: megabytes(bytes) })}</span>
                <span className={styles.facts}>{t('data.used', { hits, misses })}</span>
              </span>
            ),
          }))}
        />
      </Panel>
      <Panel title={t('process')}>
        <DataList
          items={[
            { term: t('build'), value: health.build },
            { term: t('started'), value: clock.full(health.startedAt) },
            { term: t('memory'), value: megabytes(health.memory) },
            { term: t('processId'), value: String(health.process) },
          ]}
        />
      </Panel>
    </>
  );
}

function ClearCaches() {
  const { texts, home, notify } = useEditor();
  const t = texts('editorHealth');
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const clear = async () => {
    setBusy(true);
    const isDone = await clearCaches(home).then(
      () => true,
      () => false,
    );
    setBusy(false);
    setOpen(false);
    notify(isDone ? 'success' : 'error', isDone ? t('cleared') : t('failed'));
    void revalidate();
  };
  return (
    <>
      <Button variant="secondary" size="compact" onClick={() => setOpen(true)}>
        {t('clear')}
      </Button>
      {isOpen ? (
        <FormDialog
          title={t('clear.title')}
          text={t('clear.text')}
          submitLabel={t('clear')}
          cancelLabel={t('cancel')}
          busy={isBusy}
          onSubmit={() => void clear()}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
