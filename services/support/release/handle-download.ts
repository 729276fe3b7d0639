import { textResponse } from '#services/foundation/delivery/text-response.ts';
import type { Connection } from '#services/foundation/statement.ts';
import type { DownloadLinks } from '#services/support/download-link/sign-download-link.ts';
import { findReleaseFile } from './find-releases.ts';

/** Answers with a file of the file store, by its hash. */
export type DeliverFile = (request: Request, hash: string, fileName: string) => Promise<Response>;

type Parts = { connection: Connection; links: DownloadLinks; deliver: DeliverFile | undefined };

/** DLC-01: `/api/downloads/{release}/{name}?exp&sig` delivers a file to the holder of a link from the API. */
export function releaseDownload({ connection, links, deliver }: Parts) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return textResponse(405, 'Only GET and HEAD', { Allow: 'GET, HEAD' });
    }
    const url = new URL(request.url);
    const [, release = '', name = ''] =
      /^\/api\/downloads\/([\w.-]{1,100})\/([^/]{1,1500})$/.exec(url.pathname) ?? [];
    const fileName = decoded(name);
    if (!release || !fileName) return textResponse(404, 'Not found');
    if (!links.holds(url)) return textResponse(403, 'This link has expired');
    const file = await findReleaseFile(connection, release, fileName);
    if (!file || !deliver) return textResponse(404, 'Not found');
    // Only our own people get links to a draft, to check what they are about to publish.
    if (file.state === 'withdrawn') return textResponse(410, 'This version was withdrawn');
    const answer = await deliver(request, file.hash, fileName);
    // The holder of the link may download the file; shared caches may not store it.
    answer.headers.set('Cache-Control', 'private, no-store');
    // Opened by itself it must not act in the name of this site.
    answer.headers.set('Content-Security-Policy', "sandbox; default-src 'none'");
    return answer;
  };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}
