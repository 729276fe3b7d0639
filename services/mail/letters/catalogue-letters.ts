import type { CatalogueMail } from '#contracts/mail/catalogue-mail.ts';
import { defineLetters } from './define-letters.ts';

export const catalogueLetters = defineLetters<CatalogueMail>()(
  'staff-mail',
  {
    catalogueFetched({ source, fileName, outcome, status, importId, counts }, t) {
      const named = { source, file: fileName };
      const found = counts
        ? (['drafted', 'created', 'changed', 'both', 'mend'] as const).map((name) => ({
            label: t(`catalogue.${name}`),
            value: String(counts[name]),
          }))
        : [];
      const trouble =
        status === null
          ? t(`catalogue.${outcome}`, named)
          : t('catalogue.status', { ...named, status: String(status) });
      return {
        subject: t(counts ? 'catalogue.subject' : 'catalogue.subject.trouble', { source }),
        opening: [trouble],
        facts: found,
        action: {
          label: t(importId ? 'catalogue.action' : 'catalogue.action.list'),
          path: importId ? `/en/editor/catalogue/import/${importId}` : '/en/editor/catalogue/import',
        },
        small: t('approval.why'),
      };
    },
  },
  'en',
);
