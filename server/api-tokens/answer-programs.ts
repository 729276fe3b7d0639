import { type ApiBackEnd, openFor } from '#contracts/api-tokens/scopes.ts';
import { findApiToken } from '#contracts/api-tokens/token-format.ts';
import type { Backend } from '#contracts/backend.ts';
import { type ActingEditor, editorHeaders } from '#contracts/editing/editor-header.ts';
import { visitorHeader } from '#contracts/identity/visitor.ts';
import { readGraphqlRequest } from '#services/foundation/graphql/graphql-request.ts';
import { findRootFields } from '#services/foundation/graphql/root-fields.ts';
import { createRateLimit } from '../http/limits/rate-limit.ts';
import { createRequestLimit } from '../http/limits/request-limit.ts';
import type { FindProgram, Program } from './find-program.ts';
import { type Form, refuseScope, refuseToken, refuseTries } from './refusals.ts';

/** A request to one of the back ends that are mounted here. */
type Call = {
  readonly request: Request;
  readonly visitor: string;
  readonly backEnd: ApiBackEnd | 'search';
  readonly fetch: Backend['fetch'];
  /** By which the back end knows this site. */
  readonly token: string | undefined;
};

/** Answers a program with a token of its own (0121); undefined: the request carries none. */
export type AnswerProgram = (call: Call) => Promise<Response> | undefined;

/** A product with all its parts and its texts in all languages. */
const maxBodyBytes = 1024 * 1024;
/** Tokens that one address may show in a minute, good or bad: each is looked up. */
const maxTries = 3000;
/** Searching reports no price; a minute's budget is two thousand searches. */
const priceOfSearch = 5000;

export function createAnswerProgram(
  find: FindProgram,
  limited: ReturnType<typeof createRequestLimit> = createRequestLimit(),
  mayTry: (visitor: string) => boolean = createRateLimit(maxTries, 60_000),
): AnswerProgram {
  return (call) => {
    const given = findApiToken(call.request.headers);
    return given === undefined ? undefined : answer(call, given);
  };

  async function answer(call: Call, given: string): Promise<Response> {
    const { request, visitor, backEnd } = call;
    const form: Form = backEnd === 'search' ? 'search' : 'graphql';
    if (!mayTry(visitor)) return refuseTries(form);
    const program = await find(given);
    if (typeof program === 'string') return refuseToken(form, program);
    const account = { request, visitor, token: undefined, isForPeople: false, program: program.id };
    return backEnd === 'search'
      ? limited({ ...account, price: priceOfSearch }, () => search(call, program))
      : limited(account, () => forward(call, backEnd, program));
  }
}

async function forward(call: Call, backEnd: ApiBackEnd, { id, name, scopes }: Program): Promise<Response> {
  const question = await readGraphqlRequest(call.request, { bytes: maxBodyBytes });
  if (question instanceof Response) return question;
  const wishesDrafts = call.request.headers.get('x-stage') === 'DRAFT';
  const opening = openFor(scopes, backEnd, findRootFields(question), wishesDrafts);
  if (opening.as === 'refused') return refuseScope('graphql', opening.missing);
  const body = JSON.stringify(question);
  if (opening.as === 'stranger') return call.fetch(handedOn(call, body));
  const editor = { id, name: `${name} (API)`, grants: opening.grants, isProgram: true };
  return call.fetch(handedOn(call, body, editor));
}

async function search(call: Call, { scopes }: Program): Promise<Response> {
  if (!scopes.includes('search')) return refuseScope('search', ['search']);
  if (call.request.method !== 'POST') return call.fetch(new Request(call.request.url));
  const headers = siteHeaders(call);
  return call.fetch(new Request(call.request, { headers }));
}

/** The request without anything that the program could have added, but language and stage. */
function handedOn(call: Call, body: string, editor?: ActingEditor): Request {
  const { request } = call;
  const headers = editor ? siteHeaders(call) : common(call);
  for (const name of editor ? ['locales', 'x-stage', 'x-as-of'] : ['locales']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  for (const [name, value] of Object.entries(editor ? editorHeaders(editor) : {})) headers.set(name, value);
  return new Request(request.url, { method: 'POST', headers, body, signal: request.signal });
}

function siteHeaders(call: Call): Headers {
  const headers = common(call);
  if (call.token) headers.set('authorization', `Bearer ${call.token}`);
  return headers;
}

function common({ visitor }: Call): Headers {
  return new Headers({ 'content-type': 'application/json', [visitorHeader]: visitor });
}
