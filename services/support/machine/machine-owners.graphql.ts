import { forbidden } from '#services/foundation/bad-input.ts';
import { statement } from '#services/foundation/statement.ts';
import { builder } from '../builder.ts';

const ownersOf = statement<{ organisation: string }, { serialNumber: string }>(
  'support_owners_of_serial_number',
  `SELECT DISTINCT organisation_id AS organisation FROM support.machine
   WHERE regexp_replace(upper(serial_number), '[^[:alnum:]]', '', 'g') = :serialNumber
   ORDER BY organisation_id LIMIT 10`,
);

builder.queryField('machineOwners', (t) =>
  t.idList({
    description:
      'For trusted callers: the organisations that have a machine with a serial number, which is given in capitals without what stands between letters and digits.',
    args: { serialNumber: t.arg.string({ required: true }) },
    async resolve(_, { serialNumber }, { trusted, connection }) {
      if (!trusted) throw forbidden('The owner of a machine is for the back ends.');
      return (await ownersOf(connection, { serialNumber })).map(({ organisation }) => organisation);
    },
  }),
);
