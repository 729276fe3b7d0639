import { type Connection, statement } from '#services/foundation/statement.ts';

const drop = statement<never>(
  'identity_drop_expired',
  `WITH records AS (DELETE FROM identity.provider_record WHERE expires_at < now()),
     origins AS (DELETE FROM identity.session_origin WHERE expires_at < now()),
     journeys AS (DELETE FROM identity.journey_state WHERE expires_at < now()),
     enrolments AS (DELETE FROM identity.enrolment WHERE expires_at < now())
   DELETE FROM identity.attempt WHERE last_at < now() - interval '1 day'`,
);

/** Deletes what nobody can use any more. */
export async function dropExpired(connection: Connection): Promise<void> {
  await drop(connection);
}
