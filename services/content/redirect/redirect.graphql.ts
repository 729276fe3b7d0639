import { badInput } from '#services/foundation/bad-input.ts';
import { idOrNothing, plainArgument } from '../arguments.ts';
import { builder } from '../builder.ts';
import { getRedirects, type Redirect } from './redirect.ts';

const RedirectType = builder.objectRef<Redirect>('Redirect').implement({
  fields: (t) => ({
    previousUrl: t.exposeString('previousUrl', { description: 'In lower case.' }),
    target: t.exposeString('target', {
      description: "A path without locale and site's slug, or a full address.",
    }),
    status: t.exposeInt('status'),
  }),
});

const RedirectFilter = builder.inputType('RedirectFilter', {
  fields: (t) => ({ previousUrl_in: t.stringList({ required: true }) }),
});

builder.queryField('redirects', (t) =>
  t.field({
    type: [RedirectType],
    args: { siteId: t.arg.id({ required: true }), where: t.arg({ type: RedirectFilter, required: true }) },
    async resolve(_, { siteId, where }, { connection }) {
      const urls = where.previousUrl_in;
      if (urls.length > 100) throw badInput('May name at most 100 addresses.', 'previousUrl_in');
      for (const url of urls) plainArgument(url, 'previousUrl_in', 16_384);
      const id = idOrNothing(siteId);
      return id ? getRedirects(connection, id, urls) : [];
    },
  }),
);
