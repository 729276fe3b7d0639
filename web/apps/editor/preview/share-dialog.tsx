import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { useEditor } from '../editor.ts';
import { LinkDialog } from '../links/link-dialog.tsx';
import { makePreview } from '../links/make-link.ts';
import { usePageWork } from '../pages/page-work.ts';
import { getLocale, type PreviewView, previewHref } from './preview-view.ts';
import { SharedLinks } from './shared-links.tsx';

const lives = [1, 7, 30] as const;

/** A link to the preview for people who do not edit; it expires, or an editor withdraws it. */
export function ShareDialog({ view, onClose }: { view: PreviewView; onClose: () => void }) {
  const { texts, sendTo, sites } = useEditor();
  const t = texts('editorPages');
  const { page } = usePageWork();

  const make = async (fields: FormData) => {
    const { token, expiresAt } = await makePreview(sendTo, {
      pageId: page.id,
      locale: getLocale(view),
      days: lives.find((one) => String(one) === fields.get('days')) ?? 1,
      label: String(fields.get('label') ?? '').trim(),
    });
    const origin = sites.find(({ id }) => id === page.draft.siteId)?.origin ?? '';
    return { href: previewHref(origin, page.url, view, token), expiresAt };
  };

  return (
    <LinkDialog
      title={t('share.title')}
      text={t('share.text')}
      labels={{
        make: t('share.make'),
        copy: t('share.copy'),
        copied: t('share.copied'),
        link: t('share.link'),
        until: (moment) => t('share.until', { moment }),
      }}
      make={make}
      below={(made) => <SharedLinks pageId={page.id} round={made ? 1 : 0} />}
      onClose={onClose}
    >
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
    </LinkDialog>
  );
}
