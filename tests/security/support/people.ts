import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { client, endpoints, paths } from '#contracts/identity/client.ts';
import { type Answer, begin, reply, signIn } from '../../identity/support/journey.ts';
import { amber } from '../../support/back-ends/accounts.ts';
import type { Tenant } from '../../support/back-ends/tenant.ts';
import { samplePassword } from '../../support/server.ts';

export const fresh = 'ein Regenschirm auf dem Mond';
export const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });
/** Headers that make the request seem to come from elsewhere, since attempts are counted by address. */
export const from = () => ({
  'x-forwarded-for': `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
});

/** A new person with the sample's password, who belongs to Amber Cables. */
export async function newPerson({ pool, identity }: Tenant, access?: 'userAdministration'): Promise<string> {
  const [id, email] = [randomUUID(), `${randomUUID()}@amber.example`];
  await pool.query(
    `INSERT INTO identity.person (id, email, first_name, last_name, email_verified_at)
     VALUES ($1, $2, 'Nia', 'Novak', now())`,
    [id, email],
  );
  await pool.query('INSERT INTO identity.membership VALUES ($1, $2)', [id, amber]);
  if (access)
    await pool.query(
      `INSERT INTO identity.access (id, person_id, application, organisation_id, role, status)
       VALUES (gen_random_uuid(), $1, $2, $3, 'administrator', 'active')`,
      [id, access, amber],
    );
  await identity.giveSamplePassword(samplePassword);
  return email;
}

export async function requestLink({ address, linksTo }: Tenant, email: string): Promise<string> {
  await reply(address, await begin(address, 'ResetPassword', {}, from()), [email], from());
  return (await linksTo(email, 'resetPassword'))[0] ?? '';
}

/** Follows the link in a mail and sets a password. */
export async function reset({ address }: Tenant, link: string, password = fresh): Promise<Answer> {
  const step = await begin(address, 'ResetPassword', { suspendedId: link });
  return step.json.callbacks ? reply(address, step, [password]) : step;
}

export const isIn = ({ cookies, json }: Answer) =>
  cookies.includes('idp_session=') && json.tokenId !== undefined;

export async function isKnown({ address }: Tenant, accessToken: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await fetch(`${address}${paths.oauth}${endpoints.userInfo}`, { headers })).ok;
}

export function exchange({ address }: Tenant, parameters: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({ client_id: client.id, ...parameters });
  return fetch(`${address}${paths.oauth}${endpoints.token}`, { method: 'POST', body });
}

/** Sets up an app in the portal. Gives its secret and the recovery codes. */
export async function addApp(of: Tenant, cookies: string) {
  const send = await of.openClient(cookies);
  const { data } = await send<{ beginTotp: { secret: string } }>('mutation { beginTotp { secret } }');
  const secret = data?.beginTotp.secret ?? '';
  const confirm = 'mutation ($code: String!) { confirmTotp(code: $code) { recoveryCodes } }';
  const confirmed = await send<{ confirmTotp: { recoveryCodes: string[] } }>(confirm, {
    code: codeOf(secret, -1),
  });
  expect(confirmed.problem).toBeUndefined();
  return { secret, recoveryCodes: confirmed.data?.confirmTotp.recoveryCodes ?? [], send };
}

export function secretIn({ json }: Answer): string {
  const reported = json.callbacks?.[0]?.output.find(({ name }) => name === 'value')?.value;
  return new URL(String(reported)).searchParams.get('secret') ?? '';
}

export const deleteAccount = 'mutation ($email: String!) { deleteAccount(email: $email) }';
export const changeEmail = 'mutation ($email: String!) { requestEmailChange(email: $email) }';
export const prove =
  'mutation ($password: String!, $code: String) { proveIdentity(password: $password, code: $code) }';

/** A client with a token of somebody who signed in an hour ago. */
export async function hourOld(tenant: Tenant, email: string) {
  const cookies = await signIn(tenant.address, email);
  const send = await tenant.openClient(cookies);
  await tenant.pool.query(
    `UPDATE identity.session_origin SET proved_at = now() - interval '1 hour'
     WHERE person_id = (SELECT id FROM identity.person WHERE email = $1)`,
    [email],
  );
  return Object.assign(send, { email, cookies });
}

export async function confirmBoth(
  tenant: Tenant,
  send: Awaited<ReturnType<Tenant['openClient']>>,
  old: string,
  next: string,
) {
  const confirm = 'mutation ($token: String!) { confirmEmailChange(token: $token) }';
  let outcome: unknown;
  for (const email of [old, next]) {
    const [token] = await tenant.linksTo(email, 'emailChange');
    outcome = (await send(confirm, { token })).data?.confirmEmailChange;
  }
  return outcome;
}
