import { badInput, forbidden } from '#services/foundation/bad-input.ts';
import { statement } from '#services/foundation/statement.ts';
import { builder } from '../builder.ts';

const used = statement<{ id: string }, { locations: readonly string[] }>(
  'support_places_in_use',
  `SELECT place.id FROM unnest(:locations::text[]) AS place (id)
   WHERE EXISTS (SELECT FROM support.machine m WHERE m.location_id = place.id)
      OR EXISTS (SELECT FROM support.ticket t WHERE t.location_id = place.id) ORDER BY place.id`,
);

const maxLocations = 200;

builder.queryField('placesInUse', (t) =>
  t.idList({
    description: 'For trusted callers: those of some places that a machine or a ticket names.',
    args: { locations: t.arg.idList({ required: true }) },
    async resolve(_, { locations }, { trusted, connection }) {
      if (!trusted) throw forbidden('What stands where is for the back ends.');
      if (locations.length > maxLocations) throw badInput(`At most ${maxLocations} at once.`, 'locations');
      return (await used(connection, { locations })).map(({ id }) => id);
    },
  }),
);
