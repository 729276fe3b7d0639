import type { IncomingMessage } from 'node:http';
import { refusalOfStatus } from '#contracts/file-refusals.ts';
import type { AnswerRefusal } from '../http/mount.ts';
import { RefusedFile } from '../http/refused-file.ts';
import type { Site } from './site.ts';
import type { Web } from './web.ts';

type Parts = { readonly web: Pick<Web, 'localizedAddress'>; readonly site: Pick<Site, 'answer'> };

/**
 * Shows a person who followed a link to a refused file the reason, in their own language. The page is served
 * at the address of the file, with the status of the refusal, so reloading it tries again.
 */
export function createShowRefusal({ web, site }: Parts): AnswerRefusal {
  return async (incoming, outgoing, request, refused) => {
    const page = isNavigation(incoming) ? pageOf(request, refused) : undefined;
    // If the site itself cannot render a page, the line of text is better than nothing.
    const address = page && (await web.localizedAddress(request, page.path).catch(() => undefined));
    if (!address) return false;
    await refused.body?.cancel();
    const { url } = incoming;
    incoming.url = address + page.search;
    try {
      await site.answer(incoming, outgoing);
    } finally {
      if (url !== undefined) incoming.url = url;
    }
    return true;
  };
}

/**
 * Browsers announce a navigation on trusted connections; on others, the accepted types distinguish them from
 * programs.
 */
function isNavigation({ method, headers }: IncomingMessage): boolean {
  const destination = headers['sec-fetch-dest'];
  return method === 'GET' && (destination ? destination === 'document' : acceptsPages(headers.accept));
}

function acceptsPages(accept = ''): boolean {
  return accept.includes('text/html');
}

function pageOf(request: Request, refused: Response): { path: string; search: string } | undefined {
  const [reason, { language, paper }] =
    refused instanceof RefusedFile
      ? [refused.reason, refused.details]
      : [refusalOfStatus(refused.status), {}];
  if (!reason) return undefined;
  const url = new URL(request.url);
  const named = url.searchParams.get('l') ?? '';
  const inAddress = /^[a-z]{2}(?:-[a-z]{2})?$/.test(named) ? named : undefined;
  const locale = language ?? inAddress;
  const query = new URLSearchParams();
  if (paper) query.set('paper', paper);
  if (reason === 'login') query.set('file', url.pathname + (inAddress ? `?l=${inAddress}` : ''));
  return {
    path: `${locale ? `/${locale}` : ''}/refused-file/${reason}`,
    search: query.size > 0 ? `?${query}` : '',
  };
}
