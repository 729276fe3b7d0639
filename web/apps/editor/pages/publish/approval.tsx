import { useMemo, useState } from 'react';
import { may } from '#contracts/editing/roles.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { orNull, useLater } from '#web/apps/frame/later.ts';
import { DateTime } from '#web/apps/frame/time/date-time.tsx';
import { Button } from '#web/design/button/button.tsx';
import { useEditor } from '../../editor.ts';
import { usePageWork } from '../page-work.ts';
import styles from './publish.module.css';

/** The problems of a release whose current version nobody else has approved. */
const wantsApproval: readonly string[] = ['approvalNeeded', 'changedSinceApproval'];

/**
 * Decision 17, four-eyes principle: one editor submits an ad hoc release, another one approves it; both are
 * recorded in the log. Once the current version is approved, nothing else is required.
 */
export function Approval() {
  const { texts, sendQuery, sendMutation, session, notify } = useEditor();
  const t = texts('editorPages');
  const { page, view } = usePageWork();
  const change = useChange();
  const [round, setRound] = useState(0);
  const pageId = page.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again after every step
  const queried = useMemo(
    () =>
      orNull(
        Promise.all([
          sendQuery('content', 'releaseLog', { pageId }),
          sendQuery('content', 'publicationProblems', { pageId, languages: [view.draft.sourceLanguage] }),
        ]),
      ),
    [sendQuery, pageId, round, view.revision],
  );
  const found = useLater(queried);
  const log = found?.[0].releaseLog ?? [];
  const isApproved =
    log.some(({ what }) => what === 'approved') &&
    !found?.[1].publicationProblems.some(({ code }) => wantsApproval.includes(code));

  const step = async (name: 'submitRelease' | 'approveRelease') => {
    const isDone = await change.run(() => sendMutation('content', name, { pageId }));
    notify(isDone ? 'success' : 'error', t(isDone ? `approval.${name}.done` : `approval.${name}.failed`));
    setRound(round + 1);
  };
  return (
    <section className={styles.part} aria-labelledby="approval">
      <h3 id="approval" className={styles.legend}>
        {t('approval')}
      </h3>
      <p className={styles.muted}>{t('approval.text')}</p>
      <ol className={styles.log}>
        {log.map(({ what, who, at }) => (
          <li key={`${what}${at}`}>
            {t(`approval.log.${what}`, { name: who || t('history.nobody') })} · <DateTime at={at} />
          </li>
        ))}
      </ol>
      {isApproved ? (
        <p>{t('approval.given')}</p>
      ) : (
        <div className={styles.language}>
          <Button
            variant="secondary"
            size="compact"
            busy={change.isBusy}
            onClick={() => step('submitRelease')}
          >
            {t('approval.submit')}
          </Button>
          {may(session.grants, 'approvePages') ? (
            <Button
              variant="secondary"
              size="compact"
              busy={change.isBusy}
              onClick={() => step('approveRelease')}
            >
              {t('approval.approve')}
            </Button>
          ) : null}
        </div>
      )}
    </section>
  );
}
