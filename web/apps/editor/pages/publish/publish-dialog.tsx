import { useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import type { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import type { Translate } from '#web/i18n/translator.ts';
import { useEditor } from '../../editor.ts';
import { usePageWork } from '../page-work.ts';
import { Approval } from './approval.tsx';
import { LanguageStates } from './language-states.tsx';
import { PlannedNote } from './planned-note.tsx';
import { PublicationProblems } from './publication-problems.tsx';
import { usePublication } from './use-publication.ts';
import { When } from './when.tsx';

/** EDI-05: which languages visitors are to see, from when on, and what stands in the way. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { texts, notify } = useEditor();
  const t = texts('editorPages');
  const { page, view } = usePageWork();
  const change = useChange();
  const publication = usePublication();
  const [languages, setLanguages] = useState<readonly string[]>(() =>
    page.publishedLanguages.length > 0 ? page.publishedLanguages : [view.draft.sourceLanguage],
  );
  const [moment, setMoment] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const isRelease = view.draft.type === 'STORY' || view.draft.type === 'MEDIA_RELEASE';

  const publish = async () => {
    setMissing(moment === '');
    if (languages.length === 0 || moment === '') return;
    let isDone = false;
    const isAnswered = await change.run(async () => {
      isDone = await publication.publish(languages, moment);
    });
    if (!isAnswered || !isDone) return;
    notify('success', t(moment ? 'publish.planned' : 'publish.done'));
    onClose();
  };

  const problem =
    languages.length === 0
      ? t('publish.noLanguage')
      : change.error && getPublishLabel(t, change.error, texts('editor')('tryLater'));
  return (
    <FormDialog
      title={t('publish.title')}
      text={t(isRelease ? 'publish.text.release' : 'publish.text')}
      submitLabel={t(moment === undefined ? 'publish.now' : 'publish.plan')}
      cancelLabel={texts('editor')('cancel')}
      busy={change.isBusy}
      problem={problem}
      onSubmit={publish}
      onClose={onClose}
    >
      <PlannedNote onCancel={publication.cancel} />
      <LanguageStates chosen={languages} onChoose={setLanguages} onUnpublish={publication.unpublish} />
      <PublicationProblems languages={languages} known={publication.problems} onShow={onClose} />
      {isRelease && view.draft.adhoc ? <Approval /> : null}
      <When moment={moment} isMissing={isMissing && moment === ''} onChoose={setMoment} />
    </FormDialog>
  );
}

/** Why a publication was refused, as far as it is no problem of the page itself. */
function getPublishLabel(t: Translate<'editorPages'>, { code }: OperationError, otherwise: string): string {
  if (code === 'CONFLICT') return t('publish.conflict');
  if (code === 'BAD_USER_INPUT') return t('publish.badMoment');
  return otherwise;
}
