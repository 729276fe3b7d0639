import { badFields } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { createAllowances } from '#services/foundation/throttle/allowance.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import type { NewAccess } from '../access/new-access.ts';
import { type Caller, getAdministrator } from '../caller.ts';
import { tooManyAttempts } from '../credential/refuse-attempt.ts';
import { type ListedPerson, readInvitationList } from './invitation-list.ts';
import { inviterOf } from './invitations.ts';
import { addInvited, checkAccesses, invitingOrganisation, invitedRules as rules } from './invite-person.ts';

export const lineOutcomes = ['invited', 'known', 'twice', 'invalid'] as const;

/** The result for a line of the list, or the expected one. */
export type InvitationLine = ListedPerson & { readonly outcome: (typeof lineOutcomes)[number] };

export type InvitationList = {
  readonly list: string;
  readonly language: string;
  readonly organisation: string;
  readonly accesses: readonly NewAccess[];
};

/** As many as an administrator may invite before the mails are slowed down. */
export const maxInvitations = 200;
const maxListLength = 100_000;

const takeCheck = createAllowances('identity');
/**
 * The result of a check reveals whether an address is known: often enough to correct a list, too rarely to probe
 * addresses.
 */
const checks = { times: 40, seconds: 3600 };

const knownOf = statement<{ email: string }, { emails: string[] }>(
  'identity_known_addresses',
  'SELECT lower(email) AS email FROM identity.person WHERE lower(email) = ANY (:emails) AND issuer IS NULL',
);

/**
 * UAD-01: invites everybody of a list who can be invited: all of them or, if something fails, nobody. Gives the
 * result for each line. `onlyCheck`: the expected one.
 * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND for the organisation, BAD_USER_INPUT by field, TOO_MANY_ATTEMPTS
 */
export async function inviteMany(
  caller: Caller,
  given: InvitationList,
  onlyCheck: boolean,
): Promise<InvitationLine[]> {
  const viewer = await getAdministrator(caller);
  if (given.list.length > maxListLength) throw badFields({ list: 'tooLong' });
  const people = readInvitationList(given.list);
  if (people.length === 0) throw badFields({ list: 'required' });
  if (people.length > maxInvitations) throw badFields({ list: 'tooLong' });
  if (rules.language(given.language)) throw badFields({ language: 'invalid' });
  if (!onlyCheck) checkAccesses(given.accesses);
  const isAllowed = await takeCheck(caller.connection, `invitation list ${viewer.id}`, checks);
  if (!isAllowed) throw tooManyAttempts(checks.seconds);
  return inTransaction(caller.connection, async (connection) => {
    const organisation = await invitingOrganisation(connection, viewer, given.organisation);
    const lines = await judged(connection, people);
    if (onlyCheck) return lines;
    const done: InvitationLine[] = [];
    for (const line of lines) {
      const person = { ...line, language: given.language };
      const isInvited =
        line.outcome === 'invited' &&
        (await addInvited(connection, caller, inviterOf(viewer), organisation, person, given.accesses));
      // Somebody else may have invited the same person a moment ago.
      done.push(line.outcome === 'invited' && !isInvited ? { ...line, outcome: 'known' } : line);
    }
    return done;
  });
}

async function judged(connection: Connection, people: readonly ListedPerson[]): Promise<InvitationLine[]> {
  const emails = people.map(({ email }) => email.toLowerCase());
  const known = new Set((await knownOf(connection, { emails })).map(({ email }) => email));
  return people.map((person, at) => ({ ...person, outcome: outcomeOf(person, at) }));

  function outcomeOf({ email, ...names }: ListedPerson, at: number): InvitationLine['outcome'] {
    const isWrong =
      rules.email(email) ?? rules.firstName(names.firstName || '-') ?? rules.lastName(names.lastName || '-');
    if (isWrong) return 'invalid';
    if (emails.indexOf(email.toLowerCase()) < at) return 'twice';
    return known.has(email.toLowerCase()) ? 'known' : 'invited';
  }
}
