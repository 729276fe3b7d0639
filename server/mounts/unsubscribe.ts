import type { Backend } from '#contracts/backend.ts';
import { BackendError, execute } from '#contracts/execute.ts';
import { isLanguage } from '#contracts/languages.ts';
import { graphql } from '#contracts/support/graphql.ts';
import { textResponse } from '#services/foundation/delivery/text-response.ts';

const endMutation = graphql(`
  mutation unsubscribe($reader: String!) {
    endSubscription(reader: $reader)
  }
`);

/** `token`: of a caller that may manage subscriptions. */
type Parts = { readonly support: Backend; readonly token: string };

/** Links in older mail carry no language. */
const address = /^\/api\/unsubscribe\/(?:([a-z]{2})\/)?([\w-]{1,200})$/;

/**
 * `POST /api/unsubscribe/{language}/{token}`: a mail program ends a subscription with one request (RFC 8058). A GET
 * leads to the page with the button, in the language of the mail, and ends nothing, since scanners open links, too.
 */
export function unsubscribe({ support, token }: Parts): (request: Request) => Promise<Response> {
  return async (request) => {
    const [, language, reader] = address.exec(new URL(request.url).pathname) ?? [];
    if (!reader || (language && !isLanguage(language))) return textResponse(404, 'Not found', secret);
    if (request.method === 'GET' || request.method === 'HEAD') {
      return new Response(null, {
        status: 302,
        headers: {
          ...secret,
          Location: `${language ? `/${language}` : ''}/subscription/unsubscribe/${reader}`,
        },
      });
    }
    if (request.method !== 'POST')
      return textResponse(405, 'Only POST', { ...secret, Allow: 'GET, HEAD, POST' });
    try {
      const headers = { authorization: `Bearer ${token}` };
      const { endSubscription } = await execute(support, endMutation, { reader }, { headers });
      return endSubscription
        ? textResponse(200, 'Unsubscribed', secret)
        : textResponse(404, 'Not found', secret);
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      return textResponse(503, 'This cannot be done at the moment', { ...secret, 'Retry-After': '60' });
    }
  };
}

/** The address itself is a secret of one reader. */
const secret = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
