import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { Select } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';
import { useRights } from '../rights/use-rights.ts';

type RestoreButtonProps = {
  pageId: string;
  revision: number;
  isCurrent: boolean;
  siteId: string;
  /** The languages in which it has texts. */
  languages: readonly string[];
};

/**
 * Restores an earlier version as the draft, or only its texts in one language, as far as the person's role goes; later
 * versions stay in the history.
 */
export function RestoreButton({ pageId, revision, isCurrent, siteId, languages }: RestoreButtonProps) {
  const { texts, locale, sendMutation, notify } = useEditor();
  const t = texts('editorPages');
  const [isConfirming, setConfirming] = useState(false);
  const change = useChange();
  const navigate = useNavigate();
  const { mayIn, mayWhole } = useRights();
  const mayAll = mayWhole('editPages', siteId);
  const own = languages.filter((code) => mayAll || mayIn('editPages', siteId, code));
  if (isCurrent || (own.length === 0 && !mayAll)) return null;

  const restore = async (fields: FormData) => {
    const language = String(fields.get('language') ?? '');
    const wish = { pageId, revision, languages: language ? [language] : null };
    let done = false;
    const isAnswered = await change.run(async () => {
      done = (await sendMutation('content', 'restorePage', wish)).restorePage.done;
    });
    if (!isAnswered) return;
    notify(done ? 'success' : 'error', t(done ? 'restore.done' : 'restore.failed'));
    if (done) await navigate(`/pages/${pageId}`);
  };
  return (
    <>
      <Button variant="secondary" size="compact" onClick={() => setConfirming(true)}>
        {t('restore')}
      </Button>
      {isConfirming ? (
        <FormDialog
          title={t('restore.title')}
          text={t('restore.text')}
          submitLabel={t('restore')}
          cancelLabel={texts('editor')('cancel')}
          busy={change.isBusy}
          problem={change.error && texts('editor')('tryLater')}
          onSubmit={restore}
          onClose={() => setConfirming(false)}
        >
          {own.length > 1 || !mayAll ? (
            <Select
              id="restore-language"
              name="language"
              label={t('restore.what')}
              {...(mayAll && { placeholder: t('restore.whole') })}
              options={own.map((code) => ({
                value: code,
                label: t('restore.alone', { name: displayLanguage(code, locale.language) }),
              }))}
            />
          ) : null}
        </FormDialog>
      ) : null}
    </>
  );
}
