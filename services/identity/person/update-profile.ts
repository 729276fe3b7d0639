import { type Profile, profileFieldNames, profileFields } from '#contracts/identity/profile.ts';
import { forbidden } from '#services/foundation/bad-input.ts';
import { select, snake } from '#services/foundation/rows.ts';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Caller, getViewer } from '../caller.ts';
import { checkedFields, getRules } from '../inputs.ts';

const rules = getRules(profileFields);

const lock = statement<Profile, { id: string }>(
  'identity_lock_profile',
  `SELECT ${select(profileFieldNames)} FROM identity.person WHERE id = :id FOR NO KEY UPDATE`,
);

const update = statement<never, Profile & { id: string }>(
  'identity_update_profile',
  `UPDATE identity.person SET ${profileFieldNames.map((name) => `${snake(name)} = :${name}`).join(', ')} WHERE id = :id`,
);

/**
 * ACC-01: changes the given fields of the viewer's profile; others stay.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT by field, FORBIDDEN for anything but the language of our own people
 */
export async function updateProfile(caller: Caller, given: Partial<Profile>): Promise<string> {
  const viewer = await getViewer(caller);
  const named = profileFieldNames.filter((field) => given[field] !== undefined);
  if (viewer.isKeptElsewhere && named.some((field) => field !== 'language')) {
    throw forbidden('Profiles of our own people are managed elsewhere.');
  }
  await inTransaction(caller.connection, async (connection) => {
    const [before] = await lock(connection, { id: viewer.id });
    if (!before) throw new Error(`The viewer ${viewer.id} is not a person`);
    const after = checkedFields({ ...before, ...given }, rules);
    const changed = profileFieldNames.filter((field) => after[field] !== before[field]);
    if (changed.length === 0) return;
    await update(connection, { ...after, id: viewer.id });
    await writeAudit(connection, {
      actor: viewer.id,
      action: 'profile.update',
      subject: viewer.id,
      details: { changed },
      address: caller.address,
    });
  });
  caller.changed();
  return viewer.id;
}
