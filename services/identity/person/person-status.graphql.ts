import { badInput, forbidden } from '#services/foundation/bad-input.ts';
import { AccessRoleEnum, ApplicationKeyEnum, UserTypeEnum } from '../access/access.graphql.ts';
import { type AdministratorRow, findAdministrators } from '../access/find-administrators.ts';
import { getRoles } from '../access/get-roles.ts';
import { builder } from '../builder.ts';
import { Location, organisationEnums } from '../organisation/organisation.graphql.ts';
import { validSession } from '../session/find-sessions.ts';
import { fullName } from './person-name.ts';
import {
  type Contact,
  findApplicationUsers,
  findContacts,
  findStatus,
  type StatusAccess,
  type StatusRow,
} from './person-status.ts';

const ContactType = builder.objectRef<Contact>('Contact').implement({
  description: 'How to name and reach somebody.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.string({ resolve: fullName }),
    email: t.exposeString('email'),
    language: t.exposeString('language'),
    isEmployee: t.exposeBoolean('isEmployee'),
  }),
});

const AdministratorType = builder.objectRef<AdministratorRow>('Administrator').implement({
  description: 'Who can be asked for access.',
  fields: (t) => ({
    name: t.string({ resolve: fullName }),
    email: t.exposeString('email'),
  }),
});

const StatusAccessType = builder.objectRef<StatusAccess>('StatusAccess').implement({
  fields: (t) => ({
    application: t.expose('application', { type: ApplicationKeyEnum }),
    role: t.expose('role', { type: AccessRoleEnum }),
    userType: t.expose('userType', { type: UserTypeEnum }),
  }),
});

type StatusOrganisation = StatusRow['organisations'][number] & {
  accesses: StatusAccess[];
  personId: string;
};

const StatusOrganisationType = builder.objectRef<StatusOrganisation>('StandingOrganisation').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    kind: t.expose('kind', { type: organisationEnums.kind }),
    locations: t.expose('locations', { type: [Location] }),
    accesses: t.expose('accesses', {
      type: [StatusAccessType],
      description: 'What the person may use for this organisation now.',
    }),
    administrators: t.field({
      type: [AdministratorType],
      description:
        'Who gives access to the person: others of the organisation, or of the group where it has none.',
      resolve: ({ id, personId }, _, { connection }) => findAdministrators(connection, id, personId),
    }),
  }),
});

const PersonStatus = builder.objectRef<StatusRow>('Standing').implement({
  description: 'What a person is now, whatever a token says.',
  fields: (t) => ({
    active: t.exposeBoolean('active', { description: 'False: refuse whatever is asked.' }),
    person: t.field({ type: ContactType, resolve: (row) => row }),
    isEmployee: t.exposeBoolean('isEmployee'),
    roles: t.stringList({
      description:
        'The role names (specification, section 4) that follow from the accesses, and those in the token of another tenant.',
      resolve: ({ active, accesses, tokenRoles }) =>
        active ? [...new Set([...getRoles(accesses), ...tokenRoles])] : [],
    }),
    organisations: t.field({
      type: [StatusOrganisationType],
      resolve: ({ id, organisations, accesses }) =>
        organisations.map((organisation) => ({
          ...organisation,
          personId: id,
          accesses: accesses.filter(
            ({ organisationId, status }) => organisationId === organisation.id && status === 'active',
          ),
        })),
    }),
  }),
});

const maxContacts = 500;

builder.queryFields((t) => ({
  standing: t.field({
    type: PersonStatus,
    nullable: true,
    description: 'For trusted callers: what the person of a token’s subject is now. Null: there is nobody.',
    args: {
      subject: t.arg.string({ required: true }),
      session: t.arg.string({
        description: 'That of the token (`session`): once it has ended, the person is not active in it.',
      }),
    },
    async resolve(_, { subject, session }, { connection, trusted, claims }) {
      if (!trusted) throw forbidden('This is for the back ends of the site.');
      // A person from another tenant is stored at the first request.
      await claims();
      const [standing, lives] = await Promise.all([
        findStatus(connection, subject),
        !session || validSession(connection, subject, session),
      ]);
      return standing ? { ...standing, active: standing.active && Boolean(lives) } : null;
    },
  }),
  applicationUsers: t.field({
    type: [ContactType],
    description: 'For trusted callers: who may use an application for an organisation now, by name.',
    args: {
      application: t.arg({ type: ApplicationKeyEnum, required: true }),
      organisation: t.arg.id({ required: true }),
    },
    resolve(_, { application, organisation }, { connection, trusted }) {
      if (!trusted) throw forbidden('This is for the back ends of the site.');
      return findApplicationUsers(connection, application, organisation);
    },
  }),
  contacts: t.field({
    type: [ContactType],
    description: 'For trusted callers: those of some people who are still here.',
    args: { ids: t.arg.idList({ required: true }) },
    resolve(_, { ids }, { connection, trusted }) {
      if (!trusted) throw forbidden('This is for the back ends of the site.');
      if (ids.length > maxContacts) throw badInput(`Must have at most ${maxContacts} entries.`, 'ids');
      return findContacts(connection, ids);
    },
  }),
}));
