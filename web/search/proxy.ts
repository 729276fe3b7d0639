import { visitorHeader } from '#contracts/identity/visitor.ts';
import type { Read } from '#contracts/search/question.ts';
import type { ServerContext } from '#web/request/server-context.ts';

/** A question of 500 characters, however they are written. */
const maxBytes = 8 * 1024;

/**
 * SEA-01: passes a visitor's question on to the search back end. Answers 400 to what is no question, 429 to who asks too
 * often, 503 when the back end cannot tell.
 */
export async function passOn<Question, Answer>(
  request: Request,
  server: ServerContext,
  read: (sent: unknown) => Read<Question>,
  find: (server: ServerContext, question: Question) => Promise<Answer>,
): Promise<Response> {
  if (!server.maySearch(request.headers.get(visitorHeader) ?? '')) {
    return refusal(429, 'Too many searches', { 'retry-after': '60' });
  }
  const { question, problem } = read(await bodyOf(request));
  if (question === undefined) return refusal(400, problem ?? 'Bad request');
  return Response.json(await find(server, question), { headers: { 'cache-control': 'private, no-store' } });
}

/** What answers a question by GET. */
export function onlyByPost(): Response {
  return refusal(405, 'Ask by POST', { allow: 'POST' });
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return text.length > maxBytes ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
