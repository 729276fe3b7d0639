import type { ApprovalMail } from '#contracts/mail/approval-mail.ts';
import { defineLetters } from './define-letters.ts';

export const approvalLetters = defineLetters<ApprovalMail>()(
  'staff-mail',
  {
    approvalAsked({ page: { id, title }, adhoc, by }, t) {
      return {
        subject: t('approval.subject', { title }),
        opening: [t(adhoc ? 'approval.introAdhoc' : 'approval.intro', { name: by, title })],
        action: { label: t('approval.action'), path: `/en/editor/pages/${id}` },
        small: t('approval.why'),
      };
    },
  },
  'en',
);
