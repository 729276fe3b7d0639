import type { ResultOf } from 'gql.tada';
import { useEffect, useState } from 'react';
import { DateTime } from '#web/apps/frame/time/date-time.tsx';
import { Button } from '#web/design/button/button.tsx';
import { useEditor } from '../editor.ts';
import type { TextPlace } from './own-texts.ts';
import styles from './texts.module.css';
import type { operations } from './texts-operations.ts';

type Revision = ResultOf<typeof operations.content.ownTextHistory>['interfaceTextHistory'][number];

type TextHistoryProps = { message: string; place: TextPlace; onTake: (text: string) => void };

/** The former overrides of a text with their authors, each with its restoration. */
export function TextHistory({ message, place, onTake }: TextHistoryProps) {
  const { texts, sendQuery } = useEditor();
  const t = texts('editorTexts');
  const [history, setHistory] = useState<readonly Revision[]>([]);
  const { siteId, language } = place;
  useEffect(() => {
    let isCurrent = true;
    sendQuery('content', 'ownTextHistory', { siteId, language, message }).then(
      ({ interfaceTextHistory }) => isCurrent && setHistory(interfaceTextHistory),
      // The text itself is shown; its history can be opened later.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [sendQuery, siteId, language, message]);
  if (history.length === 0) return null;
  return (
    <section className={styles.history} aria-label={texts('editorRecords')('history')}>
      <ol>
        {history.map(({ id, at, by, data }) => {
          const wording = typeof data?.text === 'string' ? data.text : undefined;
          return (
            <li key={id} className={styles.revision}>
              <span lang={wording && language}>{wording ?? t('reset.done')}</span>
              <span className={styles.about}>
                {by} · <DateTime at={at} />
              </span>
              {wording ? (
                <Button variant="quiet" size="compact" icon="history" onClick={() => onTake(wording)}>
                  {t('take')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
