import { describe, expect, test } from 'vitest';
import type { PeopleMail } from '#contracts/mail/people-mail.ts';
import {
  addPerson,
  amber,
  auditOf,
  callAccounts,
  mailsTo,
  openAccountsForFile,
  people,
} from '../../support/back-ends/accounts.ts';

/** What people change in their own account. */
const { started, call } = openAccountsForFile();

describe('ACC-01 the profile', () => {
  const update =
    'mutation p($profile: ProfileInput!) { updateProfile(profile: $profile) { firstName lastName city country language } }';

  test('takes what is given and leaves the rest', async () => {
    const { data } = await call(people.adam, update, {
      profile: { city: ' Plauen\u0000 ', country: 'DE', language: 'de' },
    });
    expect(data?.updateProfile).toEqual({
      firstName: 'Adam',
      lastName: 'Ášký',
      city: 'Plauen',
      country: 'DE',
      language: 'de',
    });
    expect(await auditOf(started.pool, people.adam)).toMatchObject([
      { details: { changed: ['city', 'country', 'language'] } },
    ]);
  });

  test('needs first and last name', async () => {
    const profile = {
      firstName: '',
      lastName: '  ',
      country: 'Germany',
      language: 'xx',
      company: 'x'.repeat(201),
    };
    expect((await call(people.adam, update, { profile })).errors?.[0]?.extensions?.fields).toEqual({
      firstName: 'required',
      lastName: 'required',
      company: 'tooLong',
      country: 'invalid',
      language: 'invalid',
    });
  });

  test('of our own people is kept elsewhere, but for the language', async () => {
    expect((await call(people.emil, update, { profile: { city: 'Thun' } })).code).toBe('FORBIDDEN');
    expect(
      (await call(people.emil, update, { profile: { language: 'fr' } })).data?.updateProfile,
    ).toMatchObject({ language: 'fr' });
    const email = 'mutation { requestEmailChange(email: "emil@other.example") }';
    expect((await call(people.emil, email)).code).toBe('FORBIDDEN');
  });

  test('nobody writes what is not in the form', async () => {
    const { errors } = await call(people.adam, update, { profile: { isEmployee: true } });
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});

describe('ACC-01 a new address', () => {
  const request = 'mutation r($email: String!) { requestEmailChange(email: $email) }';
  const confirm = 'mutation c($token: String!) { confirmEmailChange(token: $token) }';
  const outcome = async (token: string) =>
    (await call(undefined, confirm, { token })).data?.confirmEmailChange;
  const pendingChange = async (token: string) => {
    const query =
      'query e($token: String!) { emailChange(token: $token) { newEmail isConfirmed expiresAt } }';
    return (await call(undefined, query, { token })).data?.emailChange;
  };
  const tokenTo = async (email: string) => {
    const mails = await mailsTo(started.pool, email);
    const mail = mails.findLast(
      (one): one is Extract<PeopleMail, { kind: 'emailChange' }> => one.kind === 'emailChange',
    );
    return mail?.path.split('/').at(-1) ?? '';
  };

  test('holds once both addresses confirmed it, in whichever order', async () => {
    const person = await addPerson(started.pool, [amber]);
    const fresh = `new-${person.email}`;
    expect((await call(person.id, request, { email: fresh })).errors).toBeUndefined();
    const [old, next] = [await tokenTo(person.email), await tokenTo(fresh)];
    expect(await pendingChange(next)).toMatchObject({ newEmail: fresh, isConfirmed: false });
    expect(await outcome(next)).toBe('waiting');
    expect(await pendingChange(next)).toMatchObject({ isConfirmed: true });
    expect(await pendingChange(old)).toMatchObject({ newEmail: fresh, isConfirmed: false });
    expect(await outcome(next)).toBe('waiting');
    expect((await call(person.id, '{ me { email } }')).data?.me).toEqual({ email: person.email });
    expect(await outcome(old)).toBe('changed');
    expect((await call(person.id, '{ me { email } }')).data?.me).toEqual({ email: fresh });
    expect(await outcome(old)).toBe('expired');
    expect(await pendingChange(old)).toBeNull();
    expect((await mailsTo(started.pool, person.email)).at(-1)).toEqual({
      kind: 'emailChanged',
      newEmail: fresh,
    });
  });

  test('that somebody else has is not told, and fails at the end', async () => {
    const person = await addPerson(started.pool, [amber]);
    expect((await call(person.id, request, { email: 'BEN@sample.example' })).errors).toBeUndefined();
    await outcome(await tokenTo(person.email));
    expect(await outcome(await tokenTo('BEN@sample.example'))).toBe('taken');
  });

  test('asked for anew voids the links before; links end after a day', async () => {
    const person = await addPerson(started.pool, [amber]);
    await call(person.id, request, { email: `a-${person.email}` });
    const before = await tokenTo(person.email);
    await call(person.id, request, { email: `b-${person.email}` });
    expect(await outcome(before)).toBe('expired');
    await started.pool.query(`UPDATE identity.email_change SET expires_at = now() WHERE person_id = $1`, [
      person.id,
    ]);
    expect(await outcome(await tokenTo(person.email))).toBe('expired');
    expect(await outcome('x')).toBe('expired');
  });

  test('must be one', async () => {
    for (const email of ['', 'x', 'a@b', 'a b@c.example', 'adam@sample.example']) {
      expect((await call(people.adam, request, { email })).code, email).toBe('BAD_USER_INPUT');
    }
  });

  test('is asked for only by whoever signed in of late, also with the token of another issuer', async () => {
    const person = await addPerson(started.pool, [amber]);
    const signedIn = { auth_time: Math.floor(Date.now() / 1000) - 301 };
    const later = callAccounts(started.inProcess, (subject) => started.tokenFor(subject, 600, signedIn));
    const email = `new-${person.email}`;
    const refused = await later(person.id, request, { email });
    expect(refused.code).toBe('PROOF_REQUIRED');
    const prove = 'mutation { proveIdentity(password: "x") }';
    expect((await later(person.id, prove)).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'noSession',
    });
    expect((await call(person.id, request, { email })).errors).toBeUndefined();
  });
});
