import { BackendError } from '#contracts/execute.ts';
import { NotAnswered } from '../catalogue/not-answered.ts';
import type { Sources } from '../catalogue/sources.ts';
import { base, findEndpoint } from './endpoints.ts';
import { getOpenApi } from './openapi.ts';
import { getProblem, type Problem } from './problem.ts';
import { preferredLanguage } from './read-language.ts';
import { readQuery } from './read-query.ts';

/** A request of a program, reduced to what the answer depends on. */
export type Call = {
  readonly url: URL;
  readonly method: string;
  readonly accept: string | null;
  readonly acceptLanguage: string | null;
};

export type Answer =
  | { readonly status: 200; readonly body: object; readonly language: string }
  | { readonly status: number; readonly problem: Problem };

/** The key under which an answer is cached: the same for all who get the same. */
export function callKey({ url, acceptLanguage }: Call): string {
  const query = new URLSearchParams(url.searchParams);
  query.sort();
  return `${url.pathname}?${query} ${query.has('language') ? '' : preferredLanguage(acceptLanguage)}`;
}

/**
 * Answers a call of the API. When a back end does not answer it is 503; a mistake of the caller becomes a problem
 * that names its parameter.
 */
export async function answerCall(sources: Sources, call: Call): Promise<Answer> {
  const { url, method, accept, acceptLanguage } = call;
  const isDocument = url.pathname === `${base}/openapi.json`;
  const found = findEndpoint(url.pathname);
  if (!found && !isDocument) return refused(404);
  if (method !== 'GET' && method !== 'HEAD') return refused(405);
  if (!acceptsJson(accept)) return refused(406);
  if (!found) return { status: 200, body: getOpenApi(sources.origin()), language: 'en' };
  try {
    const { endpoint, slug } = found;
    const input = readQuery(endpoint.input, url.searchParams, slug && decodeURIComponent(slug));
    const language = (input.language as 'en' | undefined) ?? preferredLanguage(acceptLanguage);
    const reading = { language, country: input.country as string | undefined };
    const body = await endpoint.answer(sources, input as never, reading);
    return { status: 200, body: body as object, language };
  } catch (error) {
    if (error instanceof NotAnswered && error.reason === 'absent') return refused(404, error.message);
    if (error instanceof NotAnswered)
      return refused(400, error.message, [{ parameter: error.parameter, detail: error.message }]);
    if (error instanceof BackendError) return refused(503);
    throw error;
  }
}

function refused(status: number, detail?: string, errors?: Problem['errors']): Answer {
  return { status, problem: getProblem(status, detail, errors) };
}

function acceptsJson(accept: string | null): boolean {
  if (accept === null || accept.trim() === '') return true;
  return accept.split(',').some((range) => {
    const [type = '', ...parameters] = range.trim().toLowerCase().split(';');
    const isRefused = parameters.some((one) => /^\s*q=0(?:\.0*)?\s*$/.test(one));
    return (
      !isRefused &&
      ['*/*', 'application/*', 'application/json', 'application/problem+json'].includes(type.trim())
    );
  });
}
