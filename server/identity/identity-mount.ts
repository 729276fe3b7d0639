import type { IncomingMessage, ServerResponse } from 'node:http';
import { paths } from '#contracts/identity/client.ts';
import {
  crossOriginHeaders,
  type Identity,
  isOpenToAll,
  preflightHeaders,
} from '#services/identity/index.ts';
import { commonHeaders } from '../headers/security-headers.ts';
import { expired, type Mount } from '../http/mount.ts';
import { send, toRequest } from '../http/node-fetch.ts';
import { refuse } from '../http/refuse.ts';
import type { FindVisitor } from '../http/visitor.ts';

type Parts = {
  readonly identity: Pick<Identity, 'provide' | 'journeys'>;
  readonly siteOrigins: () => Promise<readonly string[]>;
  readonly secure: boolean;
  readonly findVisitor: FindVisitor;
};

const foreign = { status: 403, text: 'Requests from other sites are not answered' } as const;
const maxBodyBytes = 64 * 1024;

/** `/am`: the embedded identity tenant. Pages of our own sites may ask it, on whichever host they stand. */
export function identityMount({ identity, siteOrigins, secure, findVisitor }: Parts): Mount {
  const headers = { ...commonHeaders({ secure }), ...expired };
  return {
    isApi: true,
    checksOrigin: true,
    async answer(request, response) {
      const path = (request.url ?? '').split('?')[0] ?? '';
      const { origin } = request.headers;
      const isOurs = origin !== undefined && (await siteOrigins()).includes(origin);
      if (origin !== undefined && !isOurs && !isOpenToAll(path)) return refuse(response, foreign);
      const cors = isOurs ? crossOriginHeaders(origin) : {};
      if (request.method === 'OPTIONS' && isOurs) {
        response.writeHead(204, { ...headers, ...cors, ...preflightHeaders });
        response.end();
        return;
      }
      await answer(request, response, path, { ...headers, ...cors });
    },
  };

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<void> {
    if (path.startsWith(`${paths.oauth}/`)) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      return identity.provide(request, response);
    }
    const forwarded = toRequest(request, response, {
      maxBodyBytes,
      origin: `${secure ? 'https' : 'http'}://${request.headers.host}`,
      visitor: findVisitor(request),
    });
    await send(response, await identity.journeys(forwarded), headers);
  }
}
