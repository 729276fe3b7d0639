import { inTransaction } from '#services/foundation/transaction.ts';
import { changeSignIn } from '../credential/change-sign-in.ts';
import type { PersonAt } from '../credential/credential-version.ts';
import { credentialsById } from '../credential/password/password.ts';
import { newRecoveryCodes } from '../credential/recovery-codes.ts';
import { needsSecondFactor } from '../credential/second-factor-duty.ts';
import { getStep, newTotp, saveTotp } from '../credential/totp.ts';
import { forgiveAttempt, takeAttempt } from '../throttle/throttle.ts';
import { callback } from './callbacks.ts';
import type { Data, JourneyContext, Outcome, Stage } from './journey.ts';

/** `sealed`: the encrypted secret that the step shows, so that a copy of the database does not reveal it. */
type SettingUp = PersonAt & { amr: string[]; sealed: string };

/** The end of a sign-in without a second factor: people who need one set it up first. */
export async function signInOrSetUp(
  context: JourneyContext,
  { personId, version }: PersonAt,
  amr: string[],
): Promise<Outcome> {
  const { pool, secrets, origin, isSecondFactorRequired } = context;
  if (!(await needsSecondFactor(pool, personId, isSecondFactorRequired)))
    return { signedIn: { personId, version, amr } };
  const known = await credentialsById(pool, personId);
  if (!known) return { failed: 'expired' };
  const { uri } = newTotp(new URL(origin).hostname, known.email);
  const data: SettingUp = { personId, version, amr, sealed: secrets.seal.close(uri) };
  return { to: 'SetUpApp', data };
}

/** The secret for an authenticator app, and its first code. The secret's address stands where ForgeRock puts it. */
const setUpApp: Stage = {
  fields: (data, context) => [
    callback.hidden('device', 'mfaDeviceRegistration', opened(data, context)),
    callback.name('code', 'One Time Password'),
  ],
  async take(context, data, answers) {
    const { pool, secrets, address } = context;
    const { personId, version, amr } = data as SettingUp;
    const waitSeconds = await takeAttempt(pool, 'code', personId, address);
    if (waitSeconds > 0) return { waitSeconds };
    const secret = new URL(opened(data, context)).searchParams.get('secret') ?? '';
    const step = getStep(secret, answers.text('code'));
    if (step === undefined) return { to: 'SetUpApp', data };
    await forgiveAttempt(pool, 'code', personId, address);
    const known = await credentialsById(pool, personId);
    if (!known) return { failed: 'expired' };
    const setUp = await inTransaction(pool, async (connection) => {
      const changed = await changeSignIn(connection, { ...known, version }, 'codeAdded', { address });
      if (!changed) return undefined;
      await saveTotp(connection, secrets, personId, secret, step);
      return { ...changed, codes: await newRecoveryCodes(connection, secrets, personId) };
    });
    // Meanwhile the password may have changed, or somebody else with it may have set up an app.
    if (!setUp) return { failed: 'expired' };
    const { codes, ...changed } = setUp;
    const proved = [...amr, 'otp', 'mfa'];
    return {
      to: 'NewRecoveryCodes',
      data: { ...changed, amr: proved, sealed: secrets.seal.close(codes.join('\n')) },
    };
  },
};

/** Shown once, for the day on which the app is lost. */
const recoveryCodes: Stage = {
  fields: (data, context) => [
    callback.notice('codes', opened(data, context)),
    callback.confirmation('method', ['continue']),
  ],
  async take(_, data) {
    const { personId, version, amr } = data as SettingUp;
    return { signedIn: { personId, version, amr } };
  },
};

export const setUpStages: Readonly<Record<string, Stage>> = {
  SetUpApp: setUpApp,
  NewRecoveryCodes: recoveryCodes,
};

function opened(data: Data, { secrets }: JourneyContext): string {
  return secrets.seal.open((data as SettingUp).sealed);
}
