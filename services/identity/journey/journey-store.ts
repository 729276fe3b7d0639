import { createHash, randomBytes } from 'node:crypto';
import { type Connection, statement } from '#services/foundation/statement.ts';

export type Place = {
  readonly journey: string;
  readonly stage: string;
  readonly data: Readonly<Record<string, unknown>>;
};

// Whoever begins a journey also takes away a few that nobody went on with.
const put = statement<never, [id: string, journey: string, stage: string, data: string, seconds: number]>(
  'identity_put_journey',
  `WITH swept AS (
     DELETE FROM identity.journey_state WHERE id IN (
       SELECT id FROM identity.journey_state WHERE expires_at < now() LIMIT 10 FOR UPDATE SKIP LOCKED))
   INSERT INTO identity.journey_state (id, journey, stage, data, expires_at)
   VALUES ($1, $2, $3, $4, now() + $5 * interval '1 second')`,
);
const take = statement<Place, [id: string]>(
  'identity_take_journey',
  'DELETE FROM identity.journey_state WHERE id = $1 AND expires_at > now() RETURNING journey, stage, data',
);
const read = statement<Place, [id: string]>(
  'identity_read_journey',
  'SELECT journey, stage, data FROM identity.journey_state WHERE id = $1 AND expires_at > now()',
);

/** Keeps where somebody stands. Gives the id by which to go on, of which only a hash is kept. */
export async function keepPlace(connection: Connection, place: Place, seconds: number): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await put(connection, hashOf(id), place.journey, place.stage, JSON.stringify(place.data), seconds);
  return id;
}

/** Where somebody stood; nobody goes on from there a second time. */
export async function takePlace(connection: Connection, id: string): Promise<Place | undefined> {
  const [place] = await take(connection, hashOf(id));
  return place;
}

/** The same, without leaving it: a link in a mail may be opened more than once, by programs, too. */
export async function readPlace(connection: Connection, id: string): Promise<Place | undefined> {
  const [place] = await read(connection, hashOf(id));
  return place;
}

function hashOf(id: string): string {
  return createHash('sha256').update(`journey ${id}`).digest('base64url');
}
