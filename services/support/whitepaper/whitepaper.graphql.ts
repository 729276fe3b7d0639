import { forbidden } from '#services/foundation/bad-input.ts';
import { builder } from '../builder.ts';
import type { ReadWhitepaperLink } from './whitepaper-links.ts';

const PaperType = builder.objectRef<ReadWhitepaperLink>('SentPaper').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    language: t.exposeString('language'),
    isExpired: t.exposeBoolean('isExpired', { description: 'It gives the paper no longer.' }),
  }),
});

builder.queryField('sentPaper', (t) =>
  t.field({
    type: PaperType,
    nullable: true,
    description: 'The white paper that an address in a mail gives; null: it gives none.',
    args: { token: t.arg.string({ required: true }) },
    resolve(_, { token }, { trusted, whitepaperLinks }) {
      if (!trusted) throw forbidden('Documents are delivered through the site.');
      return whitepaperLinks.read(token) ?? null;
    },
  }),
);
