import { randomUUID } from 'node:crypto';
import type Provider from 'oidc-provider';
import { client, type Journey } from '#contracts/identity/client.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type SignedIn, startSession } from '../session/start-session.ts';
import { callback, type Field, getCallbacks, readCallbackInputs } from './callbacks.ts';
import { invitation } from './invitation.ts';
import type { FailedProperty, JourneyPlan, Outcome } from './journey.ts';
import { getJourneyContext, type JourneyDeps } from './journey-context.ts';
import { type Place, readPlace, savePlace, takePlace } from './journey-store.ts';
import { login } from './login.ts';
import { registration } from './registration.ts';
import { resetPassword } from './reset-password.ts';

const journeys: Readonly<Record<Journey, JourneyPlan>> = {
  Login: login,
  Registration: registration,
  ResetPassword: resetPassword,
  Invitation: invitation,
};

/** The time to fill in a step; after that the page has to be opened again. */
const stepSeconds = 15 * 60;

/**
 * `POST …/authenticate`: begins a journey (`authIndexValue`), resumes it from a mail (`suspendedId`), or continues
 * with the answers of a step (`authId` in the body). Ends with a session.
 */
export function authenticateEndpoint(deps: JourneyDeps) {
  const { pool } = deps;
  return async (provider: Provider, request: Request): Promise<Response> => {
    const parameters = new URL(request.url).searchParams;
    const body = await getBody(request);
    if (body === undefined) return refusal(400, 'Bad Request', 'The body is not JSON');
    const context = getJourneyContext(request, deps, new URL(provider.issuer).origin);

    if (typeof body.authId === 'string') {
      const place = await takePlace(pool, body.authId);
      const stage = place && getPlan(place.journey)?.stages[place.stage];
      if (!place || !stage) return failure('Session has timed out');
      const answers = readCallbackInputs(stage.fields(place.data, context), body.callbacks);
      return answer(place.journey, await stage.take(context, place.data, answers));
    }
    const suspendedId = parameters.get('suspendedId');
    if (suspendedId) {
      const place = await readPlace(pool, suspendedId);
      if (!place) return failure('Session has timed out');
      return answer(place.journey, { to: place.stage, data: { ...place.data, suspendedId } });
    }
    const journey =
      parameters.get('authIndexType') === 'service' ? parameters.get('authIndexValue') : 'Login';
    const plan = getPlan(journey ?? '');
    if (!journey || !plan) return failure('No Configuration found');
    return answer(journey, await plan.begin(context, parameters));

    async function answer(journey: string, outcome: Outcome): Promise<Response> {
      if ('to' in outcome) return step({ journey, stage: outcome.to, data: outcome.data });
      if ('signedIn' in outcome) return success(outcome.signedIn);
      if ('suspended' in outcome) return suspended();
      if ('waitSeconds' in outcome) return tooMany(outcome.waitSeconds);
      return failure(outcome.failed === 'expired' ? 'Session has timed out' : undefined, outcome.policies);
    }

    async function step(place: Place): Promise<Response> {
      const fields = getPlan(place.journey)?.stages[place.stage]?.fields(place.data, context) ?? [];
      const authId = await savePlace(pool, place, stepSeconds, context.address);
      return Response.json({ authId, ...shown(place.stage, fields) }, noStore);
    }

    async function success(signedIn: SignedIn): Promise<Response> {
      const cookie = request.headers.get('cookie');
      const { address, userAgent } = context;
      const started = await startSession(provider, pool, signedIn, { cookie, address, userAgent });
      if (!started) return failure('Session has timed out');
      await writeAudit(pool, {
        actor: signedIn.personId,
        action: 'signIn.success',
        subject: signedIn.personId,
        details: { by: signedIn.amr },
        address,
      });
      const response = Response.json(
        { tokenId: started.name, successUrl: '/', realm: `/${client.realm}` },
        noStore,
      );
      for (const setCookie of started.setCookies) response.headers.append('Set-Cookie', setCookie);
      return response;
    }
  };
}

const noStore = { headers: { 'Cache-Control': 'no-store' } };

function getPlan(journey: string): JourneyPlan | undefined {
  return Object.hasOwn(journeys, journey) ? journeys[journey as Journey] : undefined;
}

function shown(stage: string, fields: readonly Field[]) {
  return { stage, header: '', description: '', callbacks: getCallbacks(fields) };
}

/** The response after a mail was sent: there is nothing to fill in, and the mail's link continues. */
function suspended(): Response {
  const fields = [callback.suspended('An email has been sent to the address you entered.')];
  // Clients expect an id; nothing can be continued with it.
  const authId = randomUUID();
  return Response.json({ authId, ...shown('Suspended', fields) }, noStore);
}

function failure(message = 'Authentication Failed', policies: readonly FailedProperty[] = []): Response {
  return refusal(401, 'Unauthorized', message, { failedPolicyRequirements: policies });
}

function tooMany(seconds: number): Response {
  const response = refusal(429, 'Too Many Requests', 'Too many attempts');
  response.headers.set('Retry-After', String(seconds));
  return response;
}

export function refusal(code: number, reason: string, message: string, detail: object = {}): Response {
  return Response.json({ code, reason, message, detail }, { status: code, ...noStore });
}

/** The first call of a journey has no body. Undefined: the body is not valid. */
async function getBody(request: Request): Promise<{ authId?: unknown; callbacks?: unknown } | undefined> {
  const text = await request.text();
  if (text.trim() === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}
