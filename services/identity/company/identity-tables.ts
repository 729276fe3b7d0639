import type { CompanyPart } from '#services/foundation/company/company-part.ts';
import { access } from '../access/access.tables.ts';
import { emailDomain, joinRequest } from '../joining/joining.tables.ts';
import { membership, organisation, organisationLocation } from '../organisation/organisation.tables.ts';
import { person } from '../person/person.tables.ts';

export const identityPart: CompanyPart = {
  schema: 'identity',
  migrations: new URL('../migrations', import.meta.url),
  exported: [
    {
      table: organisation,
      each: {
        folder: 'organisations',
        name: 'r.id',
        parts: [
          { table: organisationLocation, of: 'organisationId' },
          { table: emailDomain, of: 'organisationId', names: ['allowedBy'] },
        ],
      },
    },
    {
      table: person,
      isOfPeople: true,
      leftOut: { credentialVersion: null, tokenRoles: null, tokenIssuedAt: null },
      each: {
        folder: 'people',
        name: 'r.email',
        parts: [
          { table: membership, of: 'personId' },
          { table: access, of: 'personId' },
        ],
      },
    },
    { table: joinRequest, isOfPeople: true, leftOut: { address: null } },
  ],
  leftOut: [
    {
      tables: ['password', 'passkey', 'totp', 'recovery_code', 'enrolment'],
      because: 'how people sign in: they set a password there by "forgot password"',
    },
    {
      tables: ['provider_record', 'session_origin', 'journey_state', 'email_change'],
      because: 'who is signed in, and what was begun',
    },
    { tables: ['invitation'], because: 'links of invitations: an administrator sends them again' },
    { tables: ['editor_event'], because: 'what editors did here' },
    { tables: ['audit_event'], because: 'who did what here, and from where' },
    { tables: ['outbox'], because: 'what is only of the moment' },
  ],
  stays: ['signing_key', 'attempt'],
};
