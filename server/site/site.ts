import type { IncomingMessage, ServerResponse } from 'node:http';
import { maxExportBytes } from '#contracts/content/largest-export.ts';
import { uploadLimits } from '#contracts/upload-limits.ts';
import { toRequest } from '../http/node-fetch.ts';
import { badAddress, refuse, unavailable } from '../http/refuse.ts';
import { securityHeaders, sendAlone } from '../http/site-response.ts';
import type { FindVisitor } from '../http/visitor.ts';
import type { Log } from '../log.ts';
import { createPageCache, type PageCache } from '../page-cache/page-cache.ts';
import { renderForKey } from '../page-cache/render.ts';
import type { SharedCache } from '../shared-cache/shared-cache.ts';
import type { SiteResponse, Web } from './web.ts';

/** Enough for every field of a form at its limit; files are sent in other ways. */
const maxBodyBytes = 1024 * 1024;
/** Editors save a page with all its languages in one request. */
const maxDraftBytes = 2 * 1024 * 1024;
const draftPath = /^\/api\/editor-proxy(?:\?|$)/;
/**
 * A form with its files, with some room beyond the limit: the message about a larger one then stands at its field.
 */
const maxFilesBytes = 5 * uploadLimits.enquiryBytes;
const filesPath = /\/forms\/(?:contact|support)(?:\.json)?(?:\?|$)/;
/** What another system exported; the code that accepts it says what is too large. */
const maxExportUploadBytes = maxExportBytes + 1024 * 1024;
const exportPath = /^\/api\/editor-import(?:\?|$)/;
/** About a thousand pages; a process that finds its data stays below 350 MB with it (bench/memory-results.md). */
const maxCacheBytes = 24 * 1024 * 1024;

type Settings = {
  readonly web: Pick<Web, 'handle' | 'handleWithoutBackEnds'>;
  readonly secure: boolean;
  readonly development: boolean;
  /** Address of the identity tenant; known once the server listens. */
  readonly issuer: () => string;
  readonly findVisitor: FindVisitor;
  readonly sharedCache: SharedCache | undefined;
  readonly log: Log;
  /** An editor requested `cache=clear`. */
  readonly clearCaches: () => void;
};

export type Site = {
  /** Renders a response for one visitor. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Public pages; undefined in development, where every page is rendered anew. */
  readonly pages: PageCache | undefined;
};

/** The site as an HTTP handler: cached public pages, and responses for one visitor. */
export function createSite(settings: Settings): Site {
  const { web, secure, development, issuer, findVisitor, sharedCache, log, clearCaches } = settings;
  const scheme = secure ? 'https' : 'http';
  /** Pages of a site on another host than the tenant's sign in there, too. */
  const findKind = (origin: string) => {
    const tenant = new URL(issuer()).origin;
    return { secure, development, tenant: tenant === origin ? undefined : tenant };
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origin = `${scheme}://${request.headers.host}`;
    if (!URL.canParse(origin + request.url)) return refuse(response, badAddress);
    const visitor = findVisitor(request);
    const limit = findLimit(request.url ?? '');
    const answered = await web.handle(toRequest(request, response, { maxBodyBytes: limit, origin, visitor }));
    if (answered.notes.clearsCaches) clearCaches();
    await sendAlone(request, response, answered, securityHeaders(findKind(origin), answered));
  }

  /** Undefined: what is remembered does not suffice for an error page either. */
  async function standIn(url: string): Promise<SiteResponse | undefined> {
    try {
      const shown = await web.handleWithoutBackEnds(new Request(url, { headers: { accept: 'text/html' } }));
      return shown.response.status === 503 ? shown : undefined;
    } catch (error) {
      log.warn('No page could take its place', { error });
    }
  }

  const pages = createPageCache({
    maxBytes: maxCacheBytes,
    warn: log.warn,
    render: (key) =>
      renderForKey(
        key,
        scheme,
        web.handle,
        (answered) => securityHeaders(findKind(`${scheme}://${key.host}`), answered),
        sharedCache,
      ),
    answerAlone: answer,
    async answerFailure(request, response, answered) {
      const origin = `${scheme}://${request.headers.host}`;
      const shown = answered ?? (await standIn(origin + request.url));
      if (!shown) return refuse(response, unavailable);
      await sendAlone(request, response, shown, securityHeaders(findKind(origin), shown));
    },
  });
  return { answer, pages: development ? undefined : pages };
}

function findLimit(address: string): number {
  if (exportPath.test(address)) return maxExportUploadBytes;
  if (filesPath.test(address)) return maxFilesBytes;
  return draftPath.test(address) ? maxDraftBytes : maxBodyBytes;
}
