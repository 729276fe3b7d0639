import { forbidden } from '#services/foundation/bad-input.ts';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Caller, viewerOf } from '../caller.ts';
import { checkedFields, countryCode, languageCode, optionalText, requiredText } from '../inputs.ts';

const rules = {
  firstName: requiredText,
  lastName: requiredText,
  company: optionalText,
  telephone: optionalText,
  address: optionalText,
  postalCode: optionalText,
  city: optionalText,
  country: countryCode,
  language: languageCode,
};

type Field = keyof typeof rules;
const fields = Object.keys(rules) as Field[];
export type Profile = Partial<Record<Field, string>>;

const lock = statement<Record<Field, string>, { id: string }>(
  'identity_lock_profile',
  `SELECT first_name AS "firstName", last_name AS "lastName", company, telephone, address, postal_code AS "postalCode",
     city, country, language FROM identity.person WHERE id = :id FOR NO KEY UPDATE`,
);

const update = statement<never, { id: string; profile: string }>(
  'identity_update_profile',
  `UPDATE identity.person p SET first_name = n."firstName", last_name = n."lastName", company = n.company,
     telephone = n.telephone, address = n.address, postal_code = n."postalCode", city = n.city, country = n.country,
     language = n.language
   FROM jsonb_to_record(:profile::jsonb) AS n("firstName" text, "lastName" text, company text, telephone text, address text,
     "postalCode" text, city text, country text, language text)
   WHERE p.id = :id`,
);

/**
 * ACC-01: changes what the viewer gave; what is not named stays.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT by field, FORBIDDEN for anything but the language to our own people
 */
export async function updateProfile(caller: Caller, given: Profile): Promise<string> {
  const viewer = await viewerOf(caller);
  const named = fields.filter((field) => given[field] !== undefined);
  if (viewer.isKeptElsewhere && named.some((field) => field !== 'language')) {
    throw forbidden('Profiles of our own people are kept elsewhere.');
  }
  await inTransaction(caller.connection, async (connection) => {
    const [before] = await lock(connection, { id: viewer.id });
    if (!before) throw new Error(`The viewer ${viewer.id} is no person`);
    const after = checkedFields({ ...before, ...given }, rules);
    const changed = fields.filter((field) => after[field] !== before[field]);
    if (changed.length === 0) return;
    await update(connection, { id: viewer.id, profile: JSON.stringify(after) });
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
