import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { writeAudit } from '../audit/write-audit.ts';
import type { PersonAt } from '../credential/credential-version.ts';
import { checkPasskey, getPasskeys, requestPasskey } from '../credential/passkeys.ts';
import type { Known } from '../credential/password/password.ts';
import { takeRecoveryCode } from '../credential/recovery-codes.ts';
import { takeTotpCode } from '../credential/totp.ts';
import { forgiveAttempt, takeAttempt } from '../throttle/throttle.ts';
import { callback } from './callbacks.ts';
import { passkeyMetadata, readPasskeyOutcome } from './forgerock-passkey.ts';
import type { Data, JourneyContext, Outcome, Stage } from './journey.ts';
import { setUpStages, signInOrSetUp } from './set-up-second-factor.ts';

/** Second factors, under the names of their buttons on the page. */
type FactorMethod = 'code' | 'passkey' | 'recovery code';
const stageOf = { code: 'OneTimeCode', passkey: 'Passkey', 'recovery code': 'RecoveryCode' } as const;

type Waiting = PersonAt & {
  /** How the person has been authenticated so far (RFC 8176). */
  amr: string[];
  factorMethods: FactorMethod[];
  /** The options for the browser, when a passkey is requested. */
  request?: PublicKeyCredentialRequestOptionsJSON;
};

/** After the password: asks for the second factor or, where one is required and missing, for its set-up. */
export async function requestSecondFactor(
  context: JourneyContext,
  known: Pick<Known, 'personId' | 'version' | 'hasTotp' | 'passkeys' | 'recoveryCodes'>,
  amr: string[],
): Promise<Outcome> {
  const { personId, version } = known;
  const factorMethods: FactorMethod[] = [
    ...(known.passkeys > 0 ? (['passkey'] as const) : []),
    ...(known.hasTotp ? (['code'] as const) : []),
  ];
  const [first] = factorMethods;
  if (!first) return signInOrSetUp(context, known, amr);
  if (known.recoveryCodes > 0) factorMethods.push('recovery code');
  return goToStage(context, first, { personId, version, amr, factorMethods });
}

/** Signing in with a passkey alone: the browser offers those that it has. */
export async function requestPasskeyFirst({ origin }: JourneyContext): Promise<Outcome> {
  return { to: 'PasskeyFirst', data: { request: await requestPasskey(origin, []) } };
}

const oneTimeCode: Stage = {
  fields: (data) => [callback.name('code', 'One Time Password'), ...otherMethods(data, 'code')],
  take: (context, data, answers) =>
    leaveOr(context, data, 'code', answers.index('method'), ({ personId }) =>
      takeTotpCode(context.pool, context.secrets, personId, answers.text('code')),
    ),
};

const recoveryCode: Stage = {
  fields: (data) => [callback.name('code', 'Recovery Code'), ...otherMethods(data, 'recovery code')],
  take: (context, data, answers) =>
    leaveOr(context, data, 'recovery code', answers.index('method'), ({ personId }) =>
      takeRecoveryCode(context.pool, context.secrets, personId, answers.text('code')),
    ),
};

const passkey: Stage = {
  fields: (data) => [
    callback.metadata(passkeyMetadata((data as Waiting).request!)),
    callback.hidden('outcome', 'webAuthnOutcome'),
    ...otherMethods(data, 'passkey'),
  ],
  take: (context, data, answers) =>
    leaveOr(context, data, 'passkey', answers.index('method'), async ({ personId, request }) => {
      const answer = readPasskeyOutcome(answers.text('outcome'));
      const { origin, pool } = context;
      const challenge = request?.challenge ?? '';
      return (
        answer !== undefined &&
        (await checkPasskey(pool, answer, { origin, challenge, personId }))?.personId === personId
      );
    }),
};

const passkeyFirst: Stage = {
  fields: (data) => [
    callback.metadata(passkeyMetadata((data as Waiting).request!)),
    callback.hidden('outcome', 'webAuthnOutcome'),
  ],
  async take({ pool, origin, address }, data, answers) {
    const answer = readPasskeyOutcome(answers.text('outcome'));
    const { challenge } = (data as Waiting).request!;
    const waitSeconds = await takeAttempt(pool, 'code', answer?.id ?? '', address);
    if (waitSeconds > 0) return { waitSeconds };
    const owner = answer && (await checkPasskey(pool, answer, { origin, challenge, personId: undefined }));
    if (!owner) return { failed: 'credentials' };
    await forgiveAttempt(pool, 'code', answer.id, address);
    return { signedIn: { ...owner, amr: ['hwk', 'user'] } };
  },
};

export const secondFactorStages: Readonly<Record<string, Stage>> = {
  OneTimeCode: oneTimeCode,
  RecoveryCode: recoveryCode,
  Passkey: passkey,
  PasskeyFirst: passkeyFirst,
  ...setUpStages,
};

/** A button to continue and one for each other method; without others the form has a button of its own. */
function otherMethods(data: Data, here: FactorMethod) {
  const others = (data as Waiting).factorMethods.filter((method) => method !== here);
  return others.length > 0 ? [callback.confirmation('method', ['continue', ...others])] : [];
}

const amrOf = { code: 'otp', passkey: 'hwk', 'recovery code': 'kba' } as const;

/**
 * Switches to another method when its button was pressed, otherwise checks the answer; a wrong one repeats the step.
 */
async function leaveOr(
  context: JourneyContext,
  data: Data,
  here: FactorMethod,
  button: number,
  check: (waiting: Waiting) => Promise<boolean>,
): Promise<Outcome> {
  const waiting = data as Waiting;
  const { personId, version, amr, factorMethods } = waiting;
  const other = button > 0 ? factorMethods.filter((method) => method !== here)[button - 1] : undefined;
  if (other) return goToStage(context, other, waiting);
  const { pool, address } = context;
  const waitSeconds = await takeAttempt(pool, 'code', personId, address);
  if (waitSeconds > 0) return { waitSeconds };
  if (!(await check(waiting))) {
    const details = { by: here };
    await writeAudit(pool, { actor: null, action: 'signIn.failed', subject: personId, details, address });
    return goToStage(context, here, waiting);
  }
  await forgiveAttempt(pool, 'code', personId, address);
  return { signedIn: { personId, version, amr: [...amr, amrOf[here], 'mfa'] } };
}

/** Each request for a passkey has a new challenge. */
async function goToStage(
  { pool, origin }: JourneyContext,
  method: FactorMethod,
  { personId, version, amr, factorMethods }: Waiting,
): Promise<Outcome> {
  const to = stageOf[method];
  if (method !== 'passkey') return { to, data: { personId, version, amr, factorMethods } };
  const request = await requestPasskey(origin, await getPasskeys(pool, personId));
  return { to, data: { personId, version, amr, factorMethods, request } };
}
