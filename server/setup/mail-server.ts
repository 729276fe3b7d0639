import type { TrialLetter } from '#contracts/setup/setup.ts';
import type { StepProblem, StepProblems, StepValues } from '#contracts/setup/steps.ts';
import { isRefusedAddress } from '#services/foundation/outbox/refused-address.ts';
import { tryMailServer } from '#services/mail/index.ts';
import { createRateLimit } from '../http/limits/rate-limit.ts';
import { mailServerSeal } from '../mail/mailboxes.ts';

const usualPorts = { tls: '465', startTls: '587' } as const;
/** Enough for a few attempts, too few to send mail for others. */
const tries = 10;
const triesMs = 10 * 60_000;

/** The mail server of a company, as the set-up asks for it. */
export function createMailStep(secret: string) {
  const seal = mailServerSeal(secret);
  const mayTry = createRateLimit(tries, triesMs);

  /** The address of a stored mail step, its password decrypted; undefined: no server was given. */
  function getUrl({
    mailHost,
    mailPort,
    mailSecurity,
    mailUser,
    mailPassword,
  }: StepValues): string | undefined {
    if (!mailHost) return undefined;
    const isTls = mailSecurity === 'tls';
    const url = new URL(`${isTls ? 'smtps' : 'smtp'}://${mailHost}`);
    url.port = mailPort || usualPorts[isTls ? 'tls' : 'startTls'];
    if (mailUser) url.username = encodeURIComponent(mailUser);
    if (mailUser && mailPassword) url.password = encodeURIComponent(seal.open(mailPassword));
    // A password is sent over TLS only.
    if (mailUser && !isTls) url.searchParams.set('requireTLS', 'true');
    return url.href;
  }

  return {
    /** The values with an encrypted password: the given one, else the stored one. */
    withSeal(values: StepValues, kept: StepValues | undefined): StepValues {
      const { mailPassword } = values;
      return {
        ...values,
        mailPassword: mailPassword ? seal.close(mailPassword) : (kept?.mailPassword ?? ''),
      };
    },
    /** The address of the server, encrypted; undefined: none was given. */
    getServer(values: StepValues): string | undefined {
      const url = getUrl(values);
      return url && seal.close(url);
    },
    /** Sends a mail now. */
    async tryMail(values: StepValues, from: string, letter: TrialLetter): Promise<StepProblems> {
      const url = getUrl(values);
      if (!url) return { mailHost: 'missing' };
      const { mailTest: to = '' } = values;
      if (!to) return { mailTest: 'missing' };
      if (!mayTry('set-up')) return { mailTest: 'mailOften' };
      try {
        await tryMailServer(url, { to, from: from || to, ...letter });
        return {};
      } catch (error) {
        return getProblem(error);
      }
    },
  };
}

/** The server's own message may hold anything, so only its kind is shown. */
function getProblem(error: unknown): StepProblems {
  if (isRefusedAddress(error)) return { mailTest: 'mailRefused' };
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const problem: StepProblem =
    code === 'EAUTH' ? 'mailLogin' : typeof responseCode === 'number' ? 'mailRefused' : 'mailUnreachable';
  if (problem === 'mailLogin') return { mailUser: problem };
  return problem === 'mailRefused' ? { mailTest: problem } : { mailHost: problem };
}
