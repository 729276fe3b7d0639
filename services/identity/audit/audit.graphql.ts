import { badInput } from '#services/foundation/bad-input.ts';
import { builder } from '../builder.ts';
import { getAdministrator } from '../caller.ts';
import { isUuid } from '../viewer.ts';
import { type AuditRow, findAudit } from './find-audit.ts';

const AuditEvent = builder.objectRef<AuditRow>('AuditEvent').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    action: t.exposeString('action', { description: 'A verb with its object: `access.grant`.' }),
    actorId: t.exposeID('actorId', { nullable: true }),
    actor: t.exposeString('actor', {
      nullable: true,
      description: 'The name; null: the program itself, or somebody who has left.',
    }),
    subjectId: t.exposeID('subjectId', { nullable: true }),
    subject: t.exposeString('subject', { nullable: true }),
    organisation: t.exposeID('organisationId', { nullable: true, description: 'Its number.' }),
    details: t.string({
      description: 'What else was noted, as JSON.',
      resolve: ({ details }) => JSON.stringify(details),
    }),
    address: t.exposeString('address', { nullable: true }),
  }),
});

type Part = { items: AuditRow[]; hasNextPage: boolean };

const AuditPart = builder.objectRef<Part>('AuditPart').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [AuditEvent] }),
    hasNextPage: t.exposeBoolean('hasNextPage'),
    endCursor: t.string({ nullable: true, resolve: ({ items }) => items.at(-1)?.id ?? null }),
  }),
});

builder.queryField('audit', (t) =>
  t.field({
    type: AuditPart,
    description: 'What was done to people of the organisations that the viewer administers, newest first.',
    args: { person: t.arg.id(), first: t.arg.int({ defaultValue: 25 }), after: t.arg.string() },
    async resolve(_, { person, first, after }, caller): Promise<Part> {
      const { scope } = await getAdministrator(caller);
      if (after && !/^\d{1,18}$/.test(after)) throw badInput('Is not a cursor of this list.', 'after');
      if (person && !isUuid(person)) return { items: [], hasNextPage: false };
      const limit = Math.min(Math.max(first ?? 25, 1), 100);
      const place = { person: person ?? null, before: after ?? null, limit: limit + 1 };
      const items = await findAudit(caller.connection, scope, place);
      return { items: items.slice(0, limit), hasNextPage: items.length > limit };
    },
  }),
);
