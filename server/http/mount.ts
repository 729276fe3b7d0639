import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiBackEnds } from '#contracts/api-tokens/scopes.ts';
import { visitorHeader } from '#contracts/identity/visitor.ts';
import type { AnswerProgram } from '../api-tokens/answer-programs.ts';
import { commonHeaders } from '../headers/security-headers.ts';
import { createRequestLimit } from './limits/request-limit.ts';
import { send, toRequest } from './node-fetch.ts';
import type { FindVisitor } from './visitor.ts';

/**
 * Responds to a person instead of a refusal that is meant for programs; false: the refusal is sent as it is.
 */
export type AnswerRefusal = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  request: Request,
  refused: Response,
) => Promise<boolean>;

/** The handler of all paths with the same first segment. */
export type Mount = {
  /** Called by programs: takes no cookies, so a request without any sign of its origin is welcome. */
  readonly isApi: boolean;
  /** Checks the origin itself; the general rule would refuse our own other hosts. */
  readonly checksOrigin?: boolean;
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
};

/** The default of answers that state no lifetime: a cache in front would guess one. */
export const expired = { 'Cache-Control': 'no-store' } as const;

type FetchMount = {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly maxBodyBytes?: number | ((request: IncomingMessage) => number);
  readonly isApi?: boolean;
  readonly secure: boolean;
  /** Other sites of the company may embed it: pictures and documents. */
  readonly crossOrigin?: boolean;
  /** The header with the visitor's address, for handlers that need it. */
  readonly findVisitor?: FindVisitor;
  /** For addresses that people open by a link. */
  readonly answerRefusal?: AnswerRefusal;
};

/** Mounts a `fetch` handler. */
export function fetchMount({
  fetch,
  maxBodyBytes = 0,
  isApi = false,
  secure,
  crossOrigin,
  findVisitor,
  answerRefusal,
}: FetchMount): Mount {
  const headers = {
    ...commonHeaders({ secure }),
    ...expired,
    ...(crossOrigin && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  };
  const scheme = secure ? 'https' : 'http';
  return {
    isApi,
    async answer(incoming, outgoing) {
      const origin = `${scheme}://${incoming.headers.host}`;
      const max = typeof maxBodyBytes === 'number' ? maxBodyBytes : maxBodyBytes(incoming);
      const request = toRequest(incoming, outgoing, {
        maxBodyBytes: max,
        origin,
        visitor: findVisitor?.(incoming),
      });
      const response = await fetch(request);
      if (response.status >= 400 && (await answerRefusal?.(incoming, outgoing, request, response))) return;
      await send(outgoing, response, headers);
    },
  };
}

export function textMount(
  text: () => Promise<{ status: number; text: string }>,
  type: 'text/plain' | 'application/json' = 'text/plain',
): Mount {
  return {
    isApi: true,
    async answer(_incoming, outgoing) {
      const answer = await text();
      outgoing.writeHead(answer.status, {
        ...commonHeaders({ secure: false }),
        'Content-Type': `${type}; charset=utf-8`,
        'Content-Length': Buffer.byteLength(answer.text) + 1,
        ...expired,
      });
      outgoing.end(`${answer.text}\n`);
    },
  };
}

/** Bodies of queries are small, except those with which editors save a page; each back end sets the limit of each caller. */
const maxQueryBytes = 2.5 * 1024 * 1024;
/** A query with a file: whoever takes the file knows its limit, and stops reading there. */
const maxUploadBytes = 51 * 1024 * 1024;

export type Api = {
  readonly fetch: FetchMount['fetch'];
  readonly token: string | undefined;
  readonly isForPeople: boolean;
};

/** `/graphql/{name}`: the embedded back ends, for other processes and for other programs. */
export function apiMount(
  apis: Readonly<Record<string, Api>>,
  {
    secure,
    findVisitor,
    answerProgram,
  }: { secure: boolean; findVisitor: FindVisitor; answerProgram?: AnswerProgram },
): Mount {
  const limited = createRequestLimit();
  return fetchMount({
    secure,
    isApi: true,
    findVisitor,
    maxBodyBytes: ({ headers }) =>
      headers['content-type']?.startsWith('multipart/form-data') ? maxUploadBytes : maxQueryBytes,
    fetch(request) {
      const name = /^\/graphql\/([a-z]+)$/.exec(new URL(request.url).pathname)?.[1];
      const backEnd = apiBackEnds.find((known) => known === name);
      const api = backEnd && apis[backEnd];
      if (!backEnd || !api) return new Response('Not found\n', { status: 404 });
      const visitor = request.headers.get(visitorHeader) ?? '';
      const ofProgram = answerProgram?.({ request, visitor, backEnd, fetch: api.fetch, token: api.token });
      return ofProgram ?? limited({ request, visitor, ...api }, api.fetch);
    },
  });
}
