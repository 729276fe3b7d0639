import { forbidden } from '#services/foundation/bad-input.ts';
import { builder } from '../builder.ts';
import type { WhitepaperLink } from './whitepaper-links.ts';

const PaperType = builder.objectRef<WhitepaperLink>('SentPaper').implement({
  fields: (t) => ({ slug: t.exposeString('slug'), language: t.exposeString('language') }),
});

builder.queryField('sentPaper', (t) =>
  t.field({
    type: PaperType,
    nullable: true,
    description: 'The white paper that an address in a mail gives; null: it gives none, or no longer.',
    args: { token: t.arg.string({ required: true }) },
    resolve(_, { token }, { trusted, whitepaperLinks }) {
      if (!trusted) throw forbidden('Papers are given through the site.');
      return whitepaperLinks.read(token) ?? null;
    },
  }),
);
