import type { EditorSession } from '#contracts/content/editor-session.ts';
import { may } from '#contracts/editing/roles.ts';
import { fetchMount, type Mount } from '../http/mount.ts';
import { withinPatience } from '../mounts/check-parts.ts';
import { findStatus, type StatusParts } from './find-status.ts';

type Parts = StatusParts & {
  readonly findEditor: (request: Request) => Promise<EditorSession | undefined>;
};

/** `GET /api/editor-status` for the editor area: how the installation is, for whoever has the right `seeStatus`. */
export function statusMount({ secure, ...parts }: Parts & { secure: boolean }): Mount {
  return fetchMount({ fetch: answerStatus(parts), secure });
}

export function answerStatus({ findEditor, ...parts }: Parts) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET') return answer(405, {});
    const editor = await withinPatience(findEditor(request)).catch(() => null);
    if (editor === null) return answer(503, {});
    if (editor === undefined) return answer(401, {});
    if (!may(editor.grants, 'seeStatus')) return answer(403, {});
    return answer(200, await findStatus(parts));
  };
}

function answer(status: number, body: object): Response {
  const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
  return Response.json(body, { status, headers });
}
