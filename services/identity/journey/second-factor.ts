import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { writeAudit } from '../audit/write-audit.ts';
import type { PersonAt } from '../credential/credential-version.ts';
import { askForPasskey, checkPasskey, getPasskeys } from '../credential/passkeys.ts';
import type { Known } from '../credential/password.ts';
import { takeRecoveryCode } from '../credential/recovery-codes.ts';
import { takeTotpCode } from '../credential/totp.ts';
import { forgiveAttempt, takeAttempt } from '../throttle/throttle.ts';
import { ask } from './callbacks.ts';
import { passkeyMetadata, readPasskeyOutcome } from './forgerock-passkey.ts';
import type { Data, JourneyContext, Outcome, Stage } from './journey.ts';
import { setUpStages, signInOrSetUp } from './set-up-second-factor.ts';

/** Ways to prove oneself beside the password, by the words that pages know for their buttons. */
type Way = 'code' | 'passkey' | 'recovery code';
const stageOf = { code: 'OneTimeCode', passkey: 'Passkey', 'recovery code': 'RecoveryCode' } as const;

type Waiting = PersonAt & {
  /** How the person proved who it is until now (RFC 8176). */
  amr: string[];
  ways: Way[];
  /** The request to the browser, when a passkey is asked for. */
  request?: PublicKeyCredentialRequestOptionsJSON;
};

/** After the first proof: who has a second factor is asked for it; who has none and needs one sets it up. */
export async function askSecondFactor(
  traveller: JourneyContext,
  known: Pick<Known, 'personId' | 'version' | 'hasTotp' | 'passkeys' | 'recoveryCodes'>,
  amr: string[],
): Promise<Outcome> {
  const { personId, version } = known;
  const ways: Way[] = [
    ...(known.passkeys > 0 ? (['passkey'] as const) : []),
    ...(known.hasTotp ? (['code'] as const) : []),
  ];
  const [first] = ways;
  if (!first) return signInOrSetUp(traveller, known, amr);
  if (known.recoveryCodes > 0) ways.push('recovery code');
  return goTo(traveller, first, { personId, version, amr, ways });
}

/** Signing in by a passkey alone: the browser offers those that it has. */
export async function askPasskeyFirst({ origin }: JourneyContext): Promise<Outcome> {
  return { to: 'PasskeyFirst', data: { request: await askForPasskey(origin, []) } };
}

const oneTimeCode: Stage = {
  fields: (data) => [ask.name('code', 'One Time Password'), ...otherWays(data, 'code')],
  take: (traveller, data, answers) =>
    leaveOr(traveller, data, 'code', answers.index('way'), ({ personId }) =>
      takeTotpCode(traveller.pool, traveller.secrets, personId, answers.text('code')),
    ),
};

const recoveryCode: Stage = {
  fields: (data) => [ask.name('code', 'Recovery Code'), ...otherWays(data, 'recovery code')],
  take: (traveller, data, answers) =>
    leaveOr(traveller, data, 'recovery code', answers.index('way'), ({ personId }) =>
      takeRecoveryCode(traveller.pool, traveller.secrets, personId, answers.text('code')),
    ),
};

const passkey: Stage = {
  fields: (data) => [
    ask.metadata(passkeyMetadata((data as Waiting).request!)),
    ask.hidden('outcome', 'webAuthnOutcome'),
    ...otherWays(data, 'passkey'),
  ],
  take: (traveller, data, answers) =>
    leaveOr(traveller, data, 'passkey', answers.index('way'), async ({ personId, request }) => {
      const answer = readPasskeyOutcome(answers.text('outcome'));
      const { origin, pool } = traveller;
      const challenge = request?.challenge ?? '';
      return (
        answer !== undefined &&
        (await checkPasskey(pool, answer, { origin, challenge, personId }))?.personId === personId
      );
    }),
};

const passkeyFirst: Stage = {
  fields: (data) => [
    ask.metadata(passkeyMetadata((data as Waiting).request!)),
    ask.hidden('outcome', 'webAuthnOutcome'),
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

/** A button to go on and one for every other way; without others the form has a button of its own. */
function otherWays(data: Data, here: Way) {
  const others = (data as Waiting).ways.filter((way) => way !== here);
  return others.length > 0 ? [ask.confirmation('way', ['continue', ...others])] : [];
}

const methods = { code: 'otp', passkey: 'hwk', 'recovery code': 'kba' } as const;

/** Goes another way when its button was pressed, else checks the proof. A wrong one is asked for again. */
async function leaveOr(
  traveller: JourneyContext,
  data: Data,
  here: Way,
  button: number,
  check: (waiting: Waiting) => Promise<boolean>,
): Promise<Outcome> {
  const waiting = data as Waiting;
  const { personId, version, amr, ways } = waiting;
  const other = button > 0 ? ways.filter((way) => way !== here)[button - 1] : undefined;
  if (other) return goTo(traveller, other, waiting);
  const { pool, address } = traveller;
  const waitSeconds = await takeAttempt(pool, 'code', personId, address);
  if (waitSeconds > 0) return { waitSeconds };
  if (!(await check(waiting))) {
    const details = { by: here };
    await writeAudit(pool, { actor: null, action: 'signIn.failed', subject: personId, details, address });
    return goTo(traveller, here, waiting);
  }
  await forgiveAttempt(pool, 'code', personId, address);
  return { signedIn: { personId, version, amr: [...amr, methods[here], 'mfa'] } };
}

/** A passkey is asked with a fresh challenge each time. */
async function goTo(
  { pool, origin }: JourneyContext,
  way: Way,
  { personId, version, amr, ways }: Waiting,
): Promise<Outcome> {
  const to = stageOf[way];
  if (way !== 'passkey') return { to, data: { personId, version, amr, ways } };
  const request = await askForPasskey(origin, await getPasskeys(pool, personId));
  return { to, data: { personId, version, amr, ways, request } };
}
