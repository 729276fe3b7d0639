import { joiningLengths, type WayToAsk } from '#contracts/identity/joining.ts';
import { badFields, conflict } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { createAllowances } from '#services/foundation/throttle/allowance.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { addressMail, portalPath } from '../address-mail.ts';
import { type Caller, getViewer } from '../caller.ts';
import { tooManyAttempts } from '../credential/refuse-attempt.ts';
import { checkedFields } from '../inputs.ts';
import { isUuid } from '../viewer.ts';

const takeOne = createAllowances('identity');
/** Numbers are easily mistyped; more attempts than this are guesses. */
const ofOnePerson = { times: 10, seconds: 24 * 60 * 60 };
/** Enough for the people of a new plant behind one address. */
const fromOneAddress = { times: 30, seconds: 24 * 60 * 60 };
const maxOpen = 5;

export type JoinRequest = {
  readonly key: string;
  readonly way: WayToAsk;
  readonly value: string;
  readonly town: string;
  readonly workplace: string;
};

const openRequests = statement<{ open: number }, { person: string }>(
  'identity_open_join_requests',
  'SELECT count(*)::int AS open FROM identity.join_request WHERE person_id = :person',
);

type Row = Omit<JoinRequest, 'key'> & { id: string; person: string; address: string | null };

const insert = statement<{ id: string }, Row>(
  'identity_insert_join_request',
  `INSERT INTO identity.join_request (id, person_id, way, value, town, workplace, address)
   VALUES (:id, :person, :way, :value, :town, :workplace, :address) ON CONFLICT (id) DO NOTHING RETURNING id`,
);

const upTo = (length: number) => (text: string) => (text.length > length ? 'tooLong' : undefined);

/**
 * Takes a request to join a company that is named by a serial number, its name or our number. The company is looked
 * up afterwards (`settle-join-requests.ts`): the response is the same, in content and in time, whether it exists or
 * not.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, TOO_MANY_ATTEMPTS, or CONFLICT while several are open
 */
export async function askToJoin(caller: Caller, { key, way, ...given }: JoinRequest): Promise<void> {
  const viewer = await getViewer(caller);
  if (!isUuid(key)) throw badFields({ key: 'invalid' });
  const { value, town, workplace } = checkedFields(given, {
    value: (text) => (text === '' ? 'required' : upTo(joiningLengths.value)(text)),
    town: upTo(joiningLengths.town),
    workplace: upTo(joiningLengths.workplace),
  });
  const { address } = caller;
  await inTransaction(caller.connection, async (connection) => {
    await refuseTooMany(connection, viewer.id, address);
    const isNew = await insert(connection, {
      id: key,
      person: viewer.id,
      way,
      value,
      town,
      workplace,
      address,
    });
    if (isNew.length === 0) return;
    const path = portalPath(viewer.language, '/company');
    await addressMail(connection, [viewer], { kind: 'joiningReceived', way, value, path });
  });
  caller.wakeJoining();
}

async function refuseTooMany(connection: Connection, person: string, address: string | null): Promise<void> {
  const [row] = await openRequests(connection, { person });
  if ((row?.open ?? 0) >= maxOpen)
    throw conflict('Wait until somebody has answered.', { reason: 'tooManyRequests' });
  const mayAsk =
    (await takeOne(connection, `join by ${person}`, ofOnePerson)) &&
    (!address || (await takeOne(connection, `join from ${address}`, fromOneAddress)));
  if (!mayAsk) throw tooManyAttempts(ofOnePerson.seconds);
}

export type JoinRequestRow = { id: string; way: WayToAsk; value: string; askedAt: Date };

const own = statement<JoinRequestRow, { person: string }>(
  'identity_own_join_requests',
  `SELECT id, way, value, asked_at AS "askedAt" FROM identity.join_request
   WHERE person_id = :person ORDER BY asked_at DESC, id`,
);

/** The open requests of a person, whether or not they matched a company. */
export function findJoinRequests(connection: Connection, person: string): Promise<JoinRequestRow[]> {
  return own(connection, { person });
}
