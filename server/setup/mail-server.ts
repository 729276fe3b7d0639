import type { TrialLetter } from '#contracts/setup/setup.ts';
import type { StepProblem, StepProblems, StepValues } from '#contracts/setup/steps.ts';
import { isRefusedAddress } from '#services/foundation/outbox/refused-address.ts';
import { tryMailServer } from '#services/mail/index.ts';
import { createRateLimit } from '../http/limits/rate-limit.ts';
import { mailServerSeal } from '../mail/mailboxes.ts';

const usualPorts = { tls: '465', startTls: '587' } as const;
/** Whoever sets up tries a few times, and sends no mail for others. */
const tries = 10;
const triesMs = 10 * 60_000;

/** The mail server of a company, as the set-up asks for it. */
export function createMailStep(secret: string) {
  const seal = mailServerSeal(secret);
  const mayTry = createRateLimit(tries, triesMs);

  /** Of a step whose password is sealed; undefined: none was given. */
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
    // A password travels on a line that nobody else reads, or not at all.
    if (mailUser && !isTls) url.searchParams.set('requireTLS', 'true');
    return url.href;
  }

  return {
    /** The values with the password sealed: the given one, else the kept one. */
    withSeal(values: StepValues, kept: StepValues | undefined): StepValues {
      const { mailPassword } = values;
      return {
        ...values,
        mailPassword: mailPassword ? seal.close(mailPassword) : (kept?.mailPassword ?? ''),
      };
    },
    /** The address of the server, sealed; undefined: none was given. */
    getServer(values: StepValues): string | undefined {
      const url = getUrl(values);
      return url && seal.close(url);
    },
    /** Hands a mail over now. */
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

/** What the server says may hold anything: of it only the kind is told. */
function getProblem(error: unknown): StepProblems {
  if (isRefusedAddress(error)) return { mailTest: 'mailRefused' };
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const problem: StepProblem =
    code === 'EAUTH' ? 'mailLogin' : typeof responseCode === 'number' ? 'mailRefused' : 'mailUnreachable';
  if (problem === 'mailLogin') return { mailUser: problem };
  return problem === 'mailRefused' ? { mailTest: problem } : { mailHost: problem };
}
