import { notFound } from '#services/foundation/refusals.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { builder } from '../builder.ts';
import { endSession, endSessions } from '../session/end-session.ts';
import { findSessions, type SessionRow } from '../session/find-sessions.ts';
import { getPasskeys, type PasskeyRow } from './passkeys.ts';
import { getOwner, type Owner, provenOwner } from './prove-again.ts';

const anew = 'PROOF_REQUIRED when the last proof is older than five minutes (`proveIdentity`).';

const Session = builder.objectRef<SessionRow & { isCurrent: boolean }>('Session').implement({
  description: 'A browser in which somebody is signed in.',
  fields: (t) => ({
    id: t.exposeID('id'),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    address: t.exposeString('address'),
    userAgent: t.exposeString('userAgent', { description: 'As the browser calls itself.' }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'The one that asks.' }),
  }),
});

const Passkey = builder.objectRef<PasskeyRow>('Passkey').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
  }),
});

const SignIn = builder.objectRef<Owner>('SignIn').implement({
  description: 'How the own account is signed in to.',
  fields: (t) => ({
    isHere: t.exposeBoolean('isHere', {
      description: 'False: it is at a tenant elsewhere, which knows the rest.',
    }),
    hasPassword: t.boolean({ resolve: ({ hash }) => hash !== null }),
    hasTotp: t.exposeBoolean('hasTotp', { description: 'An authenticator app is asked for its code.' }),
    recoveryCodes: t.exposeInt('recoveryCodes', { description: 'How many are left.' }),
    passkeys: t.field({
      type: [Passkey],
      resolve: ({ personId }, _, { connection }) => getPasskeys(connection, personId),
    }),
    sessions: t.field({
      type: [Session],
      async resolve({ personId, session }, _, { connection }) {
        const rows = await findSessions(connection, personId);
        return rows.map((row) => ({ ...row, isCurrent: row.id === session?.uid }));
      },
    }),
  }),
});

builder.queryField('signIn', (t) =>
  t.field({ type: SignIn, description: 'Of the viewer.', resolve: (_, __, caller) => getOwner(caller) }),
);

builder.mutationFields((t) => ({
  endSession: t.boolean({
    description: `NOT_FOUND when the viewer has none of this id. ${anew}`,
    args: { id: t.arg.id({ required: true }) },
    async resolve(_, { id }, caller) {
      const { personId, address } = await provenOwner(caller);
      if (!(await endSession(caller.connection, personId, id))) throw notFound();
      await noteEnd(caller.connection, personId, address, 1);
      return true;
    },
  }),
  endOtherSessions: t.int({
    description: `Gives how many have ended. ${anew}`,
    async resolve(_, __, caller) {
      const { personId, address, session } = await provenOwner(caller);
      const ended = await endSessions(caller.connection, personId, session?.uid ?? null);
      await noteEnd(caller.connection, personId, address, ended);
      return ended;
    },
  }),
}));

function noteEnd(
  connection: Parameters<typeof writeAudit>[0],
  personId: string,
  address: string,
  ended: number,
): Promise<void> {
  const entry = { actor: personId, action: 'session.end', subject: personId, details: { ended }, address };
  return writeAudit(connection, entry);
}
