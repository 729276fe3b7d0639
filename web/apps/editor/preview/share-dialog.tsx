import { useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../editor.ts';
import { makePreview } from '../links.ts';
import { usePageWork } from '../pages/page-work.ts';
import { getLocale, type PreviewView, previewHref } from './preview-view.ts';
import { SharedLinks } from './shared-links.tsx';

const lives = [1, 7, 30] as const;
type Made = { href: string; expiresAt: string };

/** A link to the preview for people who do not edit; it expires, or an editor withdraws it. */
export function ShareDialog({ view, onClose }: { view: PreviewView; onClose: () => void }) {
  const { texts, sendTo, sites, notify } = useEditor();
  const t = texts('editorPages');
  const clock = useClock();
  const { page } = usePageWork();
  const change = useChange();
  const [made, setMade] = useState<Made>();
  const make = (fields: FormData) =>
    change.run(async () => {
      const days = lives.find((one) => String(one) === fields.get('days')) ?? 1;
      const { token, expiresAt } = await makePreview(sendTo, {
        pageId: page.id,
        locale: getLocale(view),
        days,
        label: String(fields.get('label') ?? '').trim(),
      });
      const origin = sites.find(({ id }) => id === page.draft.siteId)?.origin ?? '';
      setMade({ href: previewHref(origin, page.url, view, token), expiresAt });
    });
  const copy = async ({ href }: Made) => {
    await navigator.clipboard.writeText(href);
    notify('success', t('share.copied'));
    onClose();
  };
  return (
    <FormDialog
      title={t('share.title')}
      text={t('share.text')}
      submitLabel={t(made ? 'share.copy' : 'share.make')}
      cancelLabel={texts('editor')(made ? 'close' : 'cancel')}
      busy={change.isBusy}
      problem={change.error && texts('editor')('tryLater')}
      onSubmit={(fields) => void (made ? copy(made) : make(fields))}
      onClose={onClose}
    >
      {made ? (
        <TextInput
          id="share-link"
          label={t('share.link')}
          hint={t('share.until', { moment: clock.full(made.expiresAt) })}
          value={made.href}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      ) : (
        <>
          <TextInput
            id="share-label"
            name="label"
            label={t('share.label')}
            hint={t('share.label.hint')}
            optional={texts('editorFields')('optional')}
            maxLength={200}
          />
          <Select
            id="share-days"
            name="days"
            label={t('share.days')}
            defaultValue="7"
            options={lives.map((days) => ({ value: String(days), label: t('share.daysOf', { days }) }))}
          />
        </>
      )}
      <SharedLinks pageId={page.id} round={made ? 1 : 0} />
    </FormDialog>
  );
}
