import { useEffect, useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import type { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { orNull } from '#web/apps/frame/later.ts';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { Spinner } from '#web/design/spinner/spinner.tsx';
import { displayLanguage } from '#web/i18n/format/format.ts';
import type { Translate } from '#web/i18n/translator.ts';
import { useEditor } from '../../editor.ts';
import { useRights } from '../../rights/use-rights.ts';
import { usePageWork } from '../page-work.ts';
import { Approval } from './approval.tsx';
import { ChangeSummary } from './change-summary.tsx';
import { Consequence } from './consequence.tsx';
import { LanguageRows } from './language-rows.tsx';
import { PlannedNotes } from './planned-notes.tsx';
import { PublicationProblems } from './publication-problems.tsx';
import styles from './publish.module.css';
import { getUsualChoice, type Outlook, outlookWithin, type PublishChoice } from './publish-choice.ts';
import { usePublication } from './use-publication.ts';
import { When } from './when.tsx';

/** EDI-05: the changes, languages and period of a publication, and what visitors will see. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { sendQuery, texts } = useEditor();
  const t = texts('editorPages');
  const { page, view } = usePageWork();
  const [round, setRound] = useState(0);
  const pageId = page.id;
  const { siteId } = view.draft;
  const { mayIn, mayWhole } = useRights();
  const [found, setFound] = useState<Outlook | null>();
  // No `useLater`: components mounted by a deferred render would repeat their own queries forever.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision, and what was taken back, make another one
  useEffect(() => {
    let isWanted = true;
    void orNull(sendQuery('content', 'publicationOutlook', { pageId })).then((answer) => {
      if (isWanted) setFound(answer?.publicationOutlook ?? null);
    });
    return () => {
      isWanted = false;
    };
  }, [sendQuery, pageId, view.revision, round]);
  if (found) {
    const outlook = mayWhole('editPages', siteId)
      ? found
      : outlookWithin(found, (language) => mayIn('editPages', siteId, language));
    return <ChosenDialog outlook={outlook} onChanged={() => setRound(round + 1)} onClose={onClose} />;
  }
  return (
    <FormDialog
      title={t('publish.title')}
      submitLabel={texts('editor')('cancel')}
      {...(found === null && { problem: texts('editor')('tryLater') })}
      onSubmit={onClose}
      onClose={onClose}
    >
      {found === undefined ? <Spinner label={t('publish.checking')} /> : null}
    </FormDialog>
  );
}

type ChosenDialogProps = { outlook: Outlook; onChanged: () => void; onClose: () => void };

function ChosenDialog({ outlook, onChanged, onClose }: ChosenDialogProps) {
  const { texts, notify, locale } = useEditor();
  const t = texts('editorPages');
  const { view } = usePageWork();
  const { draft, problems } = view;
  const change = useChange();
  const publication = usePublication();
  const [choice, setChoice] = useState<PublishChoice>(() => getUsualChoice(outlook, draft, problems));
  const [isMissing, setMissing] = useState(false);
  const isRelease = draft.type === 'STORY' || draft.type === 'MEDIA_RELEASE';
  const { languages, moment, takeOff } = choice;
  const choose = (part: Partial<PublishChoice>) => {
    setChoice({ ...choice, ...part });
    publication.forgetProblems();
  };

  const publish = async () => {
    setMissing(moment === '' || takeOff === '');
    if (languages.length === 0 || moment === '' || takeOff === '') return;
    let isDone = false;
    const isAnswered = await change.run(async () => {
      isDone = await publication.publish(choice);
    });
    if (!isAnswered || !isDone) return;
    notify('success', t(moment ? 'publish.planned' : 'publish.done'));
    onClose();
  };

  const problem =
    languages.length === 0
      ? t('publish.noLanguage')
      : change.error && getPublishLabel(t, change.error, texts('editor')('tryLater'));
  const [only = draft.sourceLanguage] = languages;
  const verb = moment === undefined ? 'publish.go' : 'plan.go';
  return (
    <FormDialog
      isWide
      title={t('publish.title')}
      text={t(isRelease ? 'publish.text.release' : 'publish.text')}
      submitLabel={
        languages.length > 1
          ? t(`${verb}.many`, { count: languages.length })
          : t(`${verb}.one`, { name: displayLanguage(only, locale.language) })
      }
      cancelLabel={texts('editor')('cancel')}
      busy={change.isBusy}
      problem={problem}
      footer={
        <>
          <When choice={choice} isMissing={isMissing} onChoose={choose} />
          <Consequence choice={choice} outlook={outlook} />
        </>
      }
      onSubmit={publish}
      onClose={onClose}
    >
      <PlannedNotes
        onCancel={async (plan) => {
          const isDone = await publication.cancel(plan);
          onChanged();
          return isDone;
        }}
      />
      <div className={styles.columns}>
        <ChangeSummary outlook={outlook} choice={choice} onChoose={choose} />
        <div className={styles.part}>
          <LanguageRows
            outlook={outlook}
            choice={choice}
            onChoose={choose}
            onUnpublish={publication.unpublish}
          />
          <PublicationProblems languages={languages} known={publication.problems} onShow={onClose} />
          {isRelease && draft.adhoc ? <Approval /> : null}
        </div>
      </div>
    </FormDialog>
  );
}

/** The message for a refused publication, apart from problems of the page itself. */
function getPublishLabel(t: Translate<'editorPages'>, { code }: OperationError, otherwise: string): string {
  if (code === 'CONFLICT') return t('publish.conflict');
  if (code === 'BAD_USER_INPUT') return t('publish.badMoment');
  return otherwise;
}
