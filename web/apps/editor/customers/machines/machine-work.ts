import { useMemo } from 'react';
import { type MaintainedField, maintainedFieldNames } from '#contracts/support/machine-fields.ts';
import type { OperationError } from '#web/apps/frame/fetch-operation.ts';
import type { SaveResult } from '../../document/document-store.ts';
import type { Editor } from '../../editor.ts';
import { type FieldProblem, type RecordForm, useRecordForm } from '../form/record-form.ts';
import type { EditedMachine } from './machine-operations.ts';

/** A machine in the form: unknown values are empty. */
export type MachineDraft = { readonly [Name in MaintainedField]: string } & {
  readonly productSlug: string;
  readonly organisation: string;
  readonly location: string;
};
export type MachineForm = RecordForm<MachineDraft>;

function draftOf(machine: EditedMachine): MachineDraft {
  const texts = maintainedFieldNames.map((name) => [name, String(machine[name] ?? '')]);
  return {
    ...(Object.fromEntries(texts) as Pick<MachineDraft, MaintainedField>),
    productSlug: machine.productSlug ?? '',
    organisation: machine.organisationId,
    location: machine.place.id,
  };
}

const blank: MachineDraft = {
  ...(Object.fromEntries(maintainedFieldNames.map((name) => [name, ''])) as Pick<
    MachineDraft,
    MaintainedField
  >),
  status: 'inService',
  contract: 'none',
  productSlug: '',
  organisation: '',
  location: '',
};

/** Edits a machine; undefined: a new one. `onAdded` gets its number. */
export function useMachineForm(
  { sendMutation }: Pick<Editor, 'sendMutation'>,
  machine: EditedMachine | undefined,
  onAdded: (id: string) => void = () => {},
): MachineForm {
  const send = async (
    { organisation, location, ...input }: MachineDraft,
    revision: number,
  ): Promise<SaveResult<MachineDraft, FieldProblem>> => {
    if (!machine) {
      const { addMachine } = await sendMutation('support', 'addMachine', { organisation, location, input });
      onAdded(addMachine.id);
      return savedAs(addMachine);
    }
    const { changeMachine } = await sendMutation('support', 'changeMachine', {
      ...{ id: machine.id, revision, location, input },
    });
    const { isConflict, machine: theirs } = changeMachine;
    if (!isConflict) return savedAs(theirs);
    return { kind: 'conflict', revision: theirs.revision, draft: draftOf(theirs), by: theirs.changedBy };
  };
  // Stays the same object for the same machine: another one would count as a change on the server.
  const draft = useMemo(() => (machine ? draftOf(machine) : blank), [machine]);
  return useRecordForm<MachineDraft>({
    opened: { draft, revision: machine?.revision ?? 0 },
    isNew: !machine,
    copy: ['machine', machine?.id ?? 'new'],
    fields: {},
    send,
    problemsOf,
  });
}

function savedAs(machine: EditedMachine) {
  const { revision } = machine;
  return { kind: 'saved', revision, problems: [], draft: draftOf(machine) } as const;
}

function problemsOf({ code, fields }: OperationError): readonly FieldProblem[] | undefined {
  const problems = Object.entries(fields).map(([field, problem]) => ({ field, code: problem }));
  return code === 'BAD_USER_INPUT' && problems.length > 0 ? problems : undefined;
}
