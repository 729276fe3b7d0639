import { createHash, randomBytes } from 'node:crypto';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { type PersonAt, stillHolds } from '../credential/credential-version.ts';

export type Place = {
  readonly journey: string;
  readonly stage: string;
  readonly data: Readonly<Record<string, unknown>>;
};

/** Enough open sign-ins for a company behind one address; of more, those that expire first are deleted. */
const maxPerNetwork = 300;
/** The maximum size of the table, whatever strangers do. */
const maxInAll = 30_000;

type Put = {
  id: string;
  journey: string;
  stage: string;
  data: string;
  seconds: number;
  network: string;
  personId: string | null;
  version: number | null;
};

// Each new journey also deletes a few abandoned ones, and those beyond the limits.
const put = statement<never, Put>(
  'identity_put_journey',
  `WITH swept AS (
     DELETE FROM identity.journey_state WHERE id IN (
       SELECT id FROM identity.journey_state WHERE expires_at < now() LIMIT 10 FOR UPDATE SKIP LOCKED)
   ), crowded AS (
     DELETE FROM identity.journey_state WHERE id IN (
       SELECT id FROM identity.journey_state WHERE network = :network
       ORDER BY expires_at DESC OFFSET ${maxPerNetwork - 1} LIMIT 10 FOR UPDATE SKIP LOCKED)
   )
   INSERT INTO identity.journey_state (id, journey, stage, data, expires_at, network, person_id, credential_version)
   VALUES (:id, :journey, :stage, :data, now() + :seconds * interval '1 second', :network, :personId, :version)`,
);
const trim = statement<never>(
  'identity_trim_journeys',
  `DELETE FROM identity.journey_state WHERE expires_at < now() OR id IN (
     SELECT id FROM identity.journey_state ORDER BY expires_at DESC OFFSET ${maxInAll})`,
);

const holds = `expires_at > now() AND (person_id IS NULL OR ${stillHolds('journey_state')})`;
const take = statement<Place, { id: string }>(
  'identity_take_journey',
  `DELETE FROM identity.journey_state WHERE id = :id AND ${holds} RETURNING journey, stage, data`,
);
const read = statement<Place, { id: string }>(
  'identity_read_journey',
  `SELECT journey, stage, data FROM identity.journey_state WHERE id = :id AND ${holds}`,
);

/** Counting all is expensive, so it is done once in so many. */
const putsBetweenTrims = 100;
let puts = 0;

/**
 * Stores the state of a journey.
 * @returns the id of the next step, of which only a hash is stored. When the data name a person, the state becomes
 * invalid as soon as that person's way of signing in changes.
 */
export async function savePlace(
  connection: Connection,
  { journey, stage, data }: Place,
  seconds: number,
  address: string,
): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  const { personId = null, version = null } = data as Partial<PersonAt>;
  const network = createHash('sha256').update(`network ${address}`).digest('base64url');
  const text = JSON.stringify(data);
  await put(connection, { id: getHash(id), journey, stage, data: text, seconds, network, personId, version });
  puts += 1;
  if (puts % putsBetweenTrims === 0) await trim(connection);
  return id;
}

/** Takes the state, so that nobody continues from it a second time. */
export async function takePlace(connection: Connection, id: string): Promise<Place | undefined> {
  const [place] = await take(connection, { id: getHash(id) });
  return place;
}

/** Reads the state without taking it: a link in a mail may be opened more than once, also by scanners. */
export async function readPlace(connection: Connection, id: string): Promise<Place | undefined> {
  const [place] = await read(connection, { id: getHash(id) });
  return place;
}

function getHash(id: string): string {
  return createHash('sha256').update(`journey ${id}`).digest('base64url');
}
