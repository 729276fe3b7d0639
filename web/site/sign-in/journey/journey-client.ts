import type { Backend } from '#contracts/backend.ts';
import { type Journey, journeyHeaders, paths } from '#contracts/identity/client.ts';
import { visitorHeader } from '#contracts/identity/visitor.ts';
import { readStep, type Step } from './step.ts';

/** The tenant's response to a step. */
export type JourneyResponse =
  | { readonly kind: 'step'; readonly step: Step }
  /** Signed in, with the cookies of the session for the browser. */
  | { readonly kind: 'done'; readonly cookies: readonly string[] }
  | { readonly kind: 'refused' }
  /** The step has expired, or was submitted before. */
  | { readonly kind: 'expired' }
  | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number };

/** The tenant, and the visitor on whose behalf the site's server queries it. */
export type JourneyClient = {
  readonly tenant: Backend;
  readonly visitor: string;
  /** The `User-Agent` of the visitor's browser, shown in the account's list of sessions. */
  readonly userAgent: string;
  readonly cookie: string | null;
  readonly language: string;
};

/** A longer `Retry-After` of a tenant is not believed. */
const maxWaitSeconds = 24 * 60 * 60;
/** ForgeRock reports a timeout of the journey by a message and by a code. */
const isTimeOut = ({ message, detail }: TenantReply) =>
  message === 'Session has timed out' || detail?.errorCode === '110';

/** Begins a journey, or resumes one that waits for a mail to be answered (`suspendedId`). */
export function beginJourney(
  client: JourneyClient,
  journey: Journey,
  query: Readonly<Record<string, string>> = {},
) {
  return authenticate(client, { authIndexType: 'service', authIndexValue: journey, ...query }, undefined);
}

/** Submits a step. */
export function continueJourney(
  client: JourneyClient,
  journey: Journey,
  step: Step,
): Promise<JourneyResponse> {
  return authenticate(client, { authIndexType: 'service', authIndexValue: journey }, step);
}

/** Throws a 503 response when the tenant is unavailable. */
async function authenticate(
  { tenant, visitor, userAgent, cookie, language }: JourneyClient,
  query: Readonly<Record<string, string>>,
  step: Step | undefined,
): Promise<JourneyResponse> {
  const request = new Request(`${tenant.url}${paths.authenticate}?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: {
      ...journeyHeaders,
      'content-type': 'application/json',
      'accept-language': language,
      [visitorHeader]: visitor,
      'user-agent': userAgent,
      ...(cookie && { cookie }),
    },
    body: step && JSON.stringify(step),
  });
  const response = await Promise.resolve(tenant.fetch(request)).catch((error: unknown) => {
    throw new Response(`The tenant did not answer: ${String(error)}`, { status: 503 });
  });
  return parseResponse(response);
}

type TenantReply = { tokenId?: unknown; message?: unknown; detail?: { errorCode?: unknown } };

async function parseResponse(response: Response): Promise<JourneyResponse> {
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after'));
    return { kind: 'tooMany', retryAfterSeconds: Math.min(Math.max(1, seconds || 60), maxWaitSeconds) };
  }
  const reply = (await response.json().catch(() => undefined)) as TenantReply | undefined;
  if (response.status === 401) {
    return { kind: reply && isTimeOut(reply) ? 'expired' : 'refused' };
  }
  if (response.ok && reply) {
    const step = readStep(reply);
    if (step) return { kind: 'step', step };
    if (typeof reply.tokenId === 'string') return { kind: 'done', cookies: response.headers.getSetCookie() };
  }
  throw new Response(`The tenant answered ${response.status}`, { status: 503 });
}
