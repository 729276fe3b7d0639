import { maintainedFields } from '#contracts/support/machine-fields.ts';
import { editorName } from '#services/foundation/editor-name.ts';
import { defineRequiredInputs } from '#services/foundation/graphql/declared-fields.graphql.ts';
import { builder } from '../builder.ts';
import type { Caller } from '../caller.ts';
import { forEditors, getMachine, InstalledMachine } from './installed-base.graphql.ts';
import type { ListedMachine } from './list-machines.ts';
import { addMachine, changeMachine, moveMachine } from './save-machine.ts';

const MachineInput = builder.inputType('InstalledMachineInput', {
  description: 'Texts as they were filled in; empty: nothing is known.',
  fields: (t) => ({
    productSlug: t.string({ required: true, description: 'Empty: it is not in the catalogue.' }),
    ...defineRequiredInputs(t, maintainedFields),
  }),
});

type Changed = { machine: ListedMachine; isConflict: boolean };
const ChangedMachine = builder.objectRef<Changed>('ChangedMachine').implement({
  fields: (t) => ({
    machine: t.expose('machine', { type: InstalledMachine }),
    isConflict: t.exposeBoolean('isConflict', {
      description: 'Somebody else changed it since the revision; nothing was stored.',
    }),
  }),
});

async function present(caller: Caller, id: string): Promise<ListedMachine> {
  const machine = await getMachine(caller, id);
  if (!machine) throw new Error(`The machine ${id} does not exist`);
  return machine;
}

builder.mutationFields((t) => {
  const by = t.arg.string({ required: true, description: 'The editor who does it, by name.' });
  const id = t.arg.id({ required: true });
  const revision = t.arg.int({ required: true, description: 'Of what was changed.' });
  const location = t.arg.id({ required: true });
  const organisation = t.arg.id({ required: true });
  const input = t.arg({ type: MachineInput, required: true });
  return {
    addMachine: t.field({
      type: InstalledMachine,
      description:
        'For trusted callers, as all that follows. BAD_USER_INPUT with `fields`: `required`, `tooLong`, `invalid`; `taken` of a serial number that another machine of the brand has, `beforeCommissioning` of a warranty.',
      args: { organisation, location, input, by },
      async resolve(_, args, caller) {
        const added = await addMachine(forEditors(caller), args, args.input, editorName(args.by));
        return present(caller, added);
      },
    }),
    changeMachine: t.field({
      type: ChangedMachine,
      args: { id, revision, location, input, by },
      async resolve(_, args, caller) {
        const editor = editorName(args.by);
        const { isConflict } = await changeMachine(forEditors(caller), args.id, args, args.input, editor);
        return { machine: await present(caller, args.id), isConflict };
      },
    }),
    moveMachine: t.field({
      type: InstalledMachine,
      description:
        'To another organisation. What the owner before called and wrote of it goes. CONFLICT with the reason `revision` or `owner`.',
      args: { id, revision, organisation, location, by },
      async resolve(_, args, caller) {
        await moveMachine(forEditors(caller), args.id, args.revision, args, editorName(args.by));
        return present(caller, args.id);
      },
    }),
  };
});
