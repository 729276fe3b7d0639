import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { WorkingState } from '#contracts/products/catalogue-import.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { formatNumber } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import { estimateTimeLeft } from './estimate-time-left.ts';
import styles from './importing.module.css';
import type { CatalogueImport } from './importing-operations.ts';

const everyMs = 1000;

type WorkingProps = { found: CatalogueImport; state: WorkingState };

/**
 * What the server is doing with a file, with its progress. It continues when the page is left, and can be
 * reopened.
 */
export function Working({ found, state }: WorkingProps) {
  const { texts, sendQuery, sendMutation, notify, locale } = useEditor();
  const t = texts('editorImporting');
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const change = useChange();
  const [seen, setSeen] =
    useState<Pick<CatalogueImport, 'state' | 'isWorkedOn' | 'done' | 'total' | 'secondsRun'>>(found);
  const { id } = found;
  const { language } = locale;

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const { catalogueImport: now } = await sendQuery('products', 'catalogueImportProgress', {
        id,
        language,
      });
      if (isGone) return;
      if (now?.state === state) setSeen(now);
      else await revalidate();
    };
    // A failed query is repeated.
    const timer = setInterval(() => void look().catch(() => undefined), everyMs);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [id, state, language, sendQuery, revalidate]);

  const stop = async () => {
    const isDone = await change.run(() => sendMutation('products', 'stopCatalogueImport', { id }));
    if (!isDone) return notify('error', texts('editor')('tryLater'));
    return state === 'READING' ? navigate('/catalogue/import') : revalidate();
  };
  const total = state === 'PUBLISHING' ? found.counts.waiting : seen.total;
  const left = seen.isWorkedOn ? estimateTimeLeft({ ...seen, total }) : undefined;
  return (
    <Panel title={t(`working.${state}`)} text={t(`working.${state}.text`)}>
      <div className={styles.work}>
        <p role="status" className={styles.figures}>
          {total > 0
            ? t('progress.of', { done: Math.min(seen.done, total), total })
            : t('progress', { done: seen.done })}
        </p>
        <progress
          className={styles.bar}
          {...(total > 0 && { max: total, value: Math.min(seen.done, total) })}
          aria-label={t(`working.${state}`)}
        />
        {left ? (
          <p className={styles.hint}>
            {t('left', { time: formatNumber(left.count, locale, inUnit(left.unit)) })}
          </p>
        ) : null}
        {seen.isWorkedOn ? null : <p role="alert">{t('silent')}</p>}
        <ButtonRow>
          <Button variant="secondary" busy={change.isBusy} onClick={stop}>
            {t('stop')}
          </Button>
        </ButtonRow>
      </div>
    </Panel>
  );
}

const inUnit = (unit: string) => ({ style: 'unit', unit, unitDisplay: 'long' }) as const;
