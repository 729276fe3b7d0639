import { writeAudit } from '../audit/write-audit.ts';
import { checkPassword, credentialsByEmail } from '../credential/password/password.ts';
import { forgiveAttempt, takeAttempt } from '../throttle/throttle.ts';
import { callback } from './callbacks.ts';
import type { JourneyPlan, Stage } from './journey.ts';
import { requestPasskeyFirst, requestSecondFactor, secondFactorStages } from './second-factor.ts';

/** E-mail and password. An unknown person and a wrong password get the same response, after the same time. */
const credentials: Stage = {
  fields: () => [callback.name('email', 'User Name'), callback.password('password', 'Password')],
  async take(context, _, answers) {
    const { pool, address } = context;
    const email = answers.text('email').trim();
    const waitSeconds = await takeAttempt(pool, 'password', email, address);
    if (waitSeconds > 0) return { waitSeconds };
    const known = await credentialsByEmail(pool, email);
    if (!(await checkPassword(pool, known, answers.text('password'))) || !known) {
      await writeAudit(pool, {
        actor: null,
        action: 'signIn.failed',
        subject: known?.personId ?? null,
        address,
      });
      return { failed: 'credentials' };
    }
    await forgiveAttempt(pool, 'password', email, address);
    return requestSecondFactor(context, known, ['pwd']);
  },
};

export const login: JourneyPlan = {
  begin: async (context, parameters) =>
    parameters.get('prefer') === 'passkey' ? requestPasskeyFirst(context) : { to: 'Credentials', data: {} },
  stages: { Credentials: credentials, ...secondFactorStages },
};
