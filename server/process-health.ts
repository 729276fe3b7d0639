import type { Backend } from '#contracts/backend.ts';
import { fetchMount, type Mount } from './http/mount.ts';

/** How one part of the installation answered just now. */
type PartState = { name: string; isAnswering: boolean; milliseconds: number; isEmbedded: boolean };

type Asked = { backend: Backend; token: string | undefined; question: object; path?: string };

type Parts = {
  readonly backends: Readonly<Record<string, Asked>>;
  /** Throws when there is no database. */
  readonly askDatabase: () => Promise<unknown>;
  /** In how many seconds the next mail is due; negative: it should have gone out. Null: none waits. */
  readonly nextMail: () => Promise<number | null>;
  readonly pages: () => { readonly pages: number; readonly bytes: number } | undefined;
  readonly editorName: (request: Request) => Promise<string | undefined>;
};

const patienceMs = 3000;
/** A mail that waits longer than this does not go out. */
const mailDelaySeconds = 120;

/** `GET /api/editor-health` for the editor area: how this process, its back ends and its caches are. */
export function processHealthMount({ secure, ...parts }: Parts & { secure: boolean }): Mount {
  return fetchMount({ fetch: processHealth(parts), secure });
}

/** Asks every part at the same time; one that does not answer within seconds is told as such. */
function processHealth(parts: Parts) {
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET') return answer(405, {});
    const by = await parts.editorName(request).catch(() => null);
    if (by === null) return answer(503, {});
    if (by === undefined) return answer(401, {});
    const states = await Promise.all([
      ...Object.entries(parts.backends).map(([name, asked]) =>
        measured(name, () => ask(asked), asked.backend.url.startsWith('http://embedded')),
      ),
      measured('database', () => withinPatience(parts.askDatabase()), false),
      measured('mail', () => withinPatience(mailGoesOut(parts)), false),
    ]);
    const { memoryUsage, pid } = process;
    return answer(200, {
      parts: states,
      pages: parts.pages() ?? null,
      startedAt,
      memory: memoryUsage.rss(),
      process: pid,
    });
  };
}

async function measured(name: string, work: () => Promise<unknown>, isEmbedded: boolean): Promise<PartState> {
  const began = performance.now();
  const isAnswering = await work().then(
    () => true,
    () => false,
  );
  return { name, isAnswering, milliseconds: Math.round((performance.now() - began) * 10) / 10, isEmbedded };
}

/** @throws when there is no good answer */
async function ask({ backend, token, question, path = '' }: Asked): Promise<void> {
  const response = await backend.fetch(
    new Request(backend.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(patienceMs),
    }),
  );
  const said = (await response.json()) as { errors?: unknown };
  if (!response.ok || said.errors) throw new Error(`It answered ${response.status}`);
}

async function mailGoesOut({ nextMail }: Parts): Promise<void> {
  const seconds = await nextMail();
  if (seconds !== null && seconds < -mailDelaySeconds) throw new Error('Mail waits');
}

function withinPatience<Value>(work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('It took too long')), patienceMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

function answer(status: number, body: object): Response {
  const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
  return Response.json(body, { status, headers });
}
