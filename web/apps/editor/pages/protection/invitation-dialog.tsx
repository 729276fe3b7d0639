import { ChoiceGroup } from '#web/design/form/choices.tsx';
import { useEditor } from '../../editor.ts';
import { LinkDialog } from '../../links/link-dialog.tsx';
import { makeInvitation } from '../../links/make-link.ts';
import { usePageWork } from '../page-work.ts';
import type { Password } from './protection-data.ts';

const lives = [7, 30, 90] as const;

/** A link that opens the page without its password, for people who should not have to type one. */
export function InvitationDialog({ password, onClose }: { password: Password; onClose: () => void }) {
  const { texts, sendTo, locale, sites } = useEditor();
  const t = texts('editorProtection');
  const { page } = usePageWork();

  const make = async (fields: FormData) => {
    const days = lives.find((one) => String(one) === fields.get('days')) ?? 7;
    const wish = { pageId: page.id, label: password.label, days };
    const { path, expiresAt } = await makeInvitation(sendTo, wish);
    const origin = sites.find(({ id }) => id === page.draft.siteId)?.origin ?? '';
    const href = `${origin}/${locale.urlCode}${page.url === '/' ? '' : page.url}${path}`;
    return { href, expiresAt };
  };

  return (
    <LinkDialog
      title={t('action.for', { action: t('invite'), label: password.label })}
      text={t('invite.text')}
      labels={{
        make: t('invite.make'),
        copy: t('invite.copy'),
        copied: t('invite.copied'),
        link: t('invite.link'),
        until: (date) => t('invite.until', { date }),
      }}
      make={make}
      onClose={onClose}
    >
      <ChoiceGroup
        id="invitation-days"
        name="days"
        legend={t('invite.days')}
        value="7"
        options={lives.map((days) => ({ value: String(days), label: t('invite.daysOf', { days }) }))}
      />
    </LinkDialog>
  );
}
