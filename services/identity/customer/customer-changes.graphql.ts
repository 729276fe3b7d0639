import { invitedFields } from '#contracts/identity/invitation-fields.ts';
import { locationFields, organisationFields } from '#contracts/identity/organisation-fields.ts';
import { demand } from '#services/foundation/editing/guard-operations.ts';
import { editorName } from '#services/foundation/editor-name.ts';
import { defineRequiredInputs } from '#services/foundation/graphql/declared-fields.graphql.ts';
import { builder } from '../builder.ts';
import type { Caller } from '../caller.ts';
import { JoiningModeEnum } from '../joining/joining.graphql.ts';
import type { OrganisationRow } from '../organisation/find-organisations.ts';
import { organisationEnums } from '../organisation/organisation.graphql.ts';
import { closeOrganisation } from './close-organisation.ts';
import { forEditors, getOrganisation, ManagedOrganisation } from './customer.graphql.ts';
import { allowOrganisationDomain, disallowOrganisationDomain } from './organisation-domains.ts';
import { inviteAdministrator, inviteAgain } from './organisation-people.ts';
import { changeOrganisation, createOrganisation } from './save-organisation.ts';

const LocationInput = builder.inputType('LocationInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Empty: it is new, and gets one.' }),
    ...defineRequiredInputs(t, locationFields),
  }),
});

const { kind: _, ...written } = organisationFields;
const OrganisationInput = builder.inputType('OrganisationInput', {
  fields: (t) => ({
    ...defineRequiredInputs(t, written),
    locations: t.field({ type: [LocationInput], required: true }),
  }),
});

const AdministratorInput = builder.inputType('AdministratorInput', {
  fields: (t) =>
    defineRequiredInputs(t, invitedFields, { language: 'Of the mail: one of the site’s eleven.' }),
});

type Changed = { organisation: OrganisationRow; isConflict: boolean };
const ChangedOrganisation = builder.objectRef<Changed>('ChangedOrganisation').implement({
  fields: (t) => ({
    organisation: t.expose('organisation', { type: ManagedOrganisation }),
    isConflict: t.exposeBoolean('isConflict', {
      description: 'Somebody else changed it since the revision; nothing was stored.',
    }),
  }),
});

async function present(caller: Caller, id: string): Promise<OrganisationRow> {
  const organisation = await getOrganisation(caller, id);
  if (!organisation) throw new Error(`The organisation ${id} does not exist`);
  return organisation;
}

/** Our own administrators see all customers, so whoever manages customers alone makes none of them. */
function demandFor(caller: Caller, kind: string): void {
  if (kind === 'internal') demand(caller, 'manageOwnCompany');
}

builder.mutationFields((t) => {
  const by = t.arg.string({ required: true, description: 'The editor who does it, by name.' });
  const id = t.arg.id({ required: true });
  const organisation = t.arg.id({ required: true });
  const kind = t.arg({
    type: organisationEnums.kind,
    required: true,
    description: 'What it must be, so that whoever may do it for customers cannot do it for ours.',
  });
  return {
    createOrganisation: t.field({
      type: ManagedOrganisation,
      description:
        'For trusted callers, as all that follows. BAD_USER_INPUT with `fields`: `required`, `tooLong`, `invalid`, and `taken` of a number; of a place `locations/0/city`.',
      args: {
        id: t.arg.id({ required: true, description: 'Its number: letters, digits and hyphens.' }),
        kind: t.arg({ type: organisationEnums.kind, required: true }),
        input: t.arg({ type: OrganisationInput, required: true }),
        by,
      },
      async resolve(_, args, caller) {
        demandFor(caller, args.kind);
        const created = await createOrganisation(
          forEditors(caller),
          args.id,
          args.kind,
          args.input,
          editorName(args.by),
        );
        return present(caller, created);
      },
    }),
    changeOrganisation: t.field({
      type: ChangedOrganisation,
      description:
        'CONFLICT with the reason `placeInUse` and the `locations` that cannot be taken away: machines or tickets name them.',
      args: {
        id,
        revision: t.arg.int({ required: true, description: 'Of what was changed.' }),
        input: t.arg({ type: OrganisationInput, required: true }),
        by,
      },
      async resolve(_, args, caller) {
        const { revision, input } = args;
        const known = await getOrganisation(forEditors(caller), args.id);
        if (known) demandFor(caller, known.kind);
        const editor = editorName(args.by);
        const { isConflict } = await changeOrganisation(forEditors(caller), args.id, revision, input, editor);
        return { organisation: await present(caller, args.id), isConflict };
      },
    }),
    setOrganisationClosed: t.field({
      type: ManagedOrganisation,
      description:
        'Closes a customer, or opens it again. CONFLICT with the reason `state` or `internal`. Sessions of people who belong nowhere else end.',
      args: { id, closed: t.arg.boolean({ required: true }), by },
      async resolve(_, args, caller) {
        await closeOrganisation(forEditors(caller), args.id, args.closed, editorName(args.by));
        return present(caller, args.id);
      },
    }),
    allowOrganisationDomain: t.field({
      type: ManagedOrganisation,
      description:
        'Lets people join a customer who have a confirmed address there. BAD_USER_INPUT at `domain`: `required`, `invalid`, `publicMail`, `tooMany`.',
      args: {
        organisation,
        domain: t.arg.string({ required: true }),
        joining: t.arg({ type: JoiningModeEnum, required: true }),
        by,
      },
      async resolve(_, args, caller) {
        const editor = editorName(args.by);
        await allowOrganisationDomain(
          forEditors(caller),
          args.organisation,
          args.domain,
          args.joining,
          editor,
        );
        return present(caller, args.organisation);
      },
    }),
    disallowOrganisationDomain: t.field({
      type: ManagedOrganisation,
      args: { organisation, domain: t.arg.string({ required: true }), by },
      async resolve(_, args, caller) {
        const editor = editorName(args.by);
        await disallowOrganisationDomain(forEditors(caller), args.organisation, args.domain, editor);
        return present(caller, args.organisation);
      },
    }),
    inviteOrganisationAdministrator: t.field({
      type: ManagedOrganisation,
      description:
        'CONFLICT with the reason `exists` when somebody has the address already, or `closed`. TOO_MANY_ATTEMPTS.',
      args: { organisation, kind, person: t.arg({ type: AdministratorInput, required: true }), by },
      async resolve(_, args, caller) {
        demandFor(caller, args.kind);
        await inviteAdministrator(forEditors(caller), args, args.person, editorName(args.by));
        return present(caller, args.organisation);
      },
    }),
    inviteOrganisationAdministratorAgain: t.field({
      type: ManagedOrganisation,
      args: { organisation, kind, person: t.arg.id({ required: true }), by },
      async resolve(_, args, caller) {
        demandFor(caller, args.kind);
        await inviteAgain(forEditors(caller), args, args.person, editorName(args.by));
        return present(caller, args.organisation);
      },
    }),
  };
});
