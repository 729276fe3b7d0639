import type { EditorSession } from '#contracts/content/editor-session.ts';
import { fetchMount, type Mount } from '../http/mount.ts';
import { type BackEndName, type BackEndsToCheck, checkBackEnd, withinPatience } from './check-parts.ts';

/** How one part of the installation answered just now. */
type PartState = { name: string; isAnswering: boolean; milliseconds: number; isEmbedded: boolean };

type Parts = {
  readonly backends: BackEndsToCheck;
  /** @throws when the database is not reachable */
  readonly checkDatabase: () => Promise<unknown>;
  /** In how many seconds the next mail of each sender is due; negative: it should have gone out. Null: none waits. */
  readonly nextMails: () => Promise<readonly (number | null)[]>;
  readonly pages: () => { readonly pages: number; readonly bytes: number } | undefined;
  /** The state of the cached answers of each back end. */
  readonly data: () => Promise<readonly object[]>;
  readonly findEditor: (request: Request) => Promise<EditorSession | undefined>;
};

/** Mail that is overdue by more than this counts as stuck. */
const mailDelaySeconds = 120;

/** `GET /api/editor-health` for the editor area: the state of this process, its back ends and its caches. */
export function processHealthMount({ secure, ...parts }: Parts & { secure: boolean }): Mount {
  return fetchMount({ fetch: processHealth(parts), secure });
}

/** Asks every part at the same time; one that does not answer within seconds is reported as not answering. */
function processHealth(parts: Parts) {
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET') return answer(405, {});
    const by = await parts.findEditor(request).catch(() => null);
    if (by === null) return answer(503, {});
    if (by === undefined) return answer(401, {});
    const states = await Promise.all([
      ...(Object.keys(parts.backends) as BackEndName[]).map((name) => {
        const target = parts.backends[name];
        return measured(
          name,
          () => checkBackEnd(name, target),
          target.backend.url.startsWith('http://embedded'),
        );
      }),
      measured('database', () => withinPatience(parts.checkDatabase()), false),
      measured('mail', () => withinPatience(mailGoesOut(parts)), false),
    ]);
    const { memoryUsage, pid } = process;
    return answer(200, {
      parts: states,
      pages: parts.pages() ?? null,
      data: await parts.data(),
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

async function mailGoesOut({ nextMails }: Parts): Promise<void> {
  const due = (await nextMails()).filter((seconds) => seconds !== null);
  if (Math.min(...due) < -mailDelaySeconds) throw new Error('Mail is waiting');
}

function answer(status: number, body: object): Response {
  const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
  return Response.json(body, { status, headers });
}
