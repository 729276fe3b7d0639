import type { ApiScope, ApiTokenProblem } from '#contracts/api-tokens/scopes.ts';

/** How the back ends refuse programs: as RFC 6750 has it, in the form of the contract that was asked. */
export type Form = 'graphql' | 'search';

const sentences: Readonly<Record<ApiTokenProblem, string>> = {
  malformed: 'The token is not whole: copy it again.',
  unknown: 'There is no such token.',
  expired: 'The token has expired: ask for another one.',
  revoked: 'The token was revoked.',
};

export function refuseToken(form: Form, problem: ApiTokenProblem | 'unanswered'): Response {
  if (problem === 'unanswered') {
    const message = 'Whether the token holds cannot be told now: ask again in a moment.';
    return refuse(form, 503, message, { code: 'UNAVAILABLE' }, { 'retry-after': '5' });
  }
  const message = sentences[problem];
  const challenge = `Bearer error="invalid_token", error_description="${message}"`;
  return refuse(form, 401, message, { code: 'UNAUTHENTICATED', reason: problem }, challenged(challenge));
}

/** @param missing none: what everybody may ask for stands beside what only the token opens */
export function refuseScope(form: Form, missing: readonly ApiScope[]): Response {
  const scope = missing.join(' ');
  const message =
    missing.length > 0
      ? `The token does not open this. What it lacks: ${missing.join(', ')}.`
      : 'Ask for what the token opens and for what is open to all in two requests.';
  const challenge = `Bearer error="insufficient_scope"${scope && `, scope="${scope}"`}`;
  return refuse(form, 403, message, { code: 'FORBIDDEN', missing }, challenged(challenge));
}

export function refuseTries(form: Form): Response {
  const message = 'This address asks too often. Ask again in a minute.';
  return refuse(form, 429, message, { code: 'TOO_MANY_REQUESTS' }, { 'retry-after': '60' });
}

const challenged = (challenge: string) => ({ 'www-authenticate': challenge });

function refuse(
  form: Form,
  status: number,
  message: string,
  extensions: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
): Response {
  const body = form === 'search' ? { error: message } : { errors: [{ message, extensions }] };
  return Response.json(body, { status, headers });
}
