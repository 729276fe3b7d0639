import { useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { ChoiceGroup } from '#web/design/form/choices.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../../editor.ts';
import { makeInvitation } from '../../links.ts';
import { usePageWork } from '../page-work.ts';
import type { Password } from './protection-data.ts';

const lives = [7, 30, 90] as const;

/** A link that opens the page without its password, for people who should not have to type one. */
export function InvitationDialog({ password, onClose }: { password: Password; onClose: () => void }) {
  const { texts, sendTo, locale, sites, notify } = useEditor();
  const t = texts('editorProtection');
  const clock = useClock();
  const { page } = usePageWork();
  const attempt = useChange();
  const [made, setMade] = useState<{ href: string; expiresAt: string }>();

  const make = (fields: FormData) =>
    attempt.run(async () => {
      const days = lives.find((one) => String(one) === fields.get('days')) ?? 7;
      const wish = { pageId: page.id, label: password.label, days };
      const { path, expiresAt } = await makeInvitation(sendTo, wish);
      const origin = sites.find(({ id }) => id === page.draft.siteId)?.origin ?? '';
      setMade({ href: `${origin}/${locale.urlCode}${page.url === '/' ? '' : page.url}${path}`, expiresAt });
    });
  const copy = async (href: string) => {
    await navigator.clipboard.writeText(href);
    notify('success', t('invite.copied'));
    onClose();
  };

  return (
    <FormDialog
      title={t('action.for', { action: t('invite'), label: password.label })}
      text={t('invite.text')}
      submitLabel={t(made ? 'invite.copy' : 'invite.make')}
      cancelLabel={texts('editor')(made ? 'close' : 'cancel')}
      busy={attempt.isBusy}
      problem={attempt.error && texts('editor')('tryLater')}
      onSubmit={(fields) => void (made ? copy(made.href) : make(fields))}
      onClose={onClose}
    >
      {made ? (
        <TextInput
          id="invitation-link"
          label={t('invite.link')}
          hint={t('invite.until', { date: clock.full(made.expiresAt) })}
          value={made.href}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      ) : (
        <ChoiceGroup
          id="invitation-days"
          name="days"
          legend={t('invite.days')}
          value="7"
          options={lives.map((days) => ({ value: String(days), label: t('invite.daysOf', { days }) }))}
        />
      )}
    </FormDialog>
  );
}
