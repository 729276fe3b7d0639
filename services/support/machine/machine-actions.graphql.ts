import { machineFields } from '#contracts/support/machine-fields.ts';
import { badInput, forbidden } from '#services/foundation/bad-input.ts';
import { badFields, notFound } from '#services/foundation/refusals.ts';
import { builder } from '../builder.ts';
import { findPlace } from '../place/places.ts';
import { findMachine } from './find-machine.ts';
import { Machine } from './machine.graphql.ts';
import { getMachineViewer } from './machine-viewer.ts';
import { renameMachine } from './rename-machine.ts';
import { maxReportLength, reportWrongEntry } from './report-wrong-entry.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

builder.mutationField('renameMachine', (t) =>
  t.field({
    type: Machine,
    description: 'AST-01: what its owner calls a machine; only for people of the organisation that has it.',
    args: {
      id: t.arg.id({ required: true }),
      ownName: t.arg.string({ required: true, description: 'Empty takes the name away.' }),
    },
    async resolve(_, { id, ownName }, caller) {
      const { connection } = caller;
      const { scope, see } = await getMachineViewer(caller);
      const row = await findMachine(connection, id, scope);
      if (!row) throw notFound();
      const seen = see(row);
      if (!seen.mayRename) throw forbidden('Only its owner may name a machine.');
      const name = ownName.replace(/\p{Cc}/gu, ' ').trim();
      if (name.length > machineFields.ownName.maxLength) throw badFields({ ownName: 'tooLong' });
      await renameMachine(connection, id, [row.organisationId], name);
      return { ...seen, ownName: name };
    },
  }),
);

builder.mutationField('reportWrongEntry', (t) =>
  t.boolean({
    description:
      'AST-01: says that what is kept about a machine is wrong. Our people get mail and put it right.',
    args: {
      key: t.arg.id({ required: true, description: 'A UUID made by the sender: twice is once.' }),
      machine: t.arg.id({ required: true }),
      message: t.arg.string({ required: true }),
    },
    async resolve(_, { key, machine: id, message }, caller) {
      const { viewer: reporter, scope, places } = await getMachineViewer(caller);
      if (!uuid.test(key)) throw badInput('Must be a UUID.', 'key');
      const machine = await findMachine(caller.connection, id, scope);
      if (!machine) throw notFound();
      const report = withoutControls(message).trim();
      if (report === '') throw badFields({ message: 'missing' });
      if (report.length > maxReportLength) throw badFields({ message: 'tooLong' });
      const place = findPlace(places, machine);
      const staff = caller.staff();
      await reportWrongEntry(caller.connection, { key, machine, place, message: report, reporter, staff });
      return true;
    },
  }),
);

/** Keeps line breaks; PostgreSQL refuses NUL. */
function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ');
}
