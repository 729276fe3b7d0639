import { forbidden } from '#services/foundation/bad-input.ts';
import { builder } from '../builder.ts';
import { searchOrganisations } from './find-organisations.ts';
import { Organisation } from './organisation.graphql.ts';

/** More than there will ever be. */
const max = 100_000;

builder.queryField('organisationDirectory', (t) =>
  t.field({
    type: [Organisation],
    description: 'For trusted callers: all organisations with their locations, by name.',
    resolve(_, _args, { trusted, connection }) {
      if (!trusted) throw forbidden('This is for the back ends.');
      return searchOrganisations(connection, null, '', max);
    },
  }),
);
