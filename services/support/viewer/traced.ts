import { debugLevelHeader, getDebugLevel } from '#contracts/support/debug-level.ts';
import type { Log } from '#services/foundation/log.ts';
import type { FindSignedIn } from './signed-in.ts';

type Parts = {
  readonly handle: (request: Request) => Promise<Response>;
  readonly findSignedIn: FindSignedIn;
  readonly log: Log;
};

/**
 * TIC-05: a query that was sent with the debug level `debug` leaves a line in the log: who sent which operation, how
 * long it took. Only of people who are signed in: nobody else fills the log.
 */
export function traced({ handle, findSignedIn, log }: Parts): Parts['handle'] {
  return async (request) => {
    if (getDebugLevel(request.headers.get(debugLevelHeader)) !== 'debug') return handle(request);
    const { headers } = request;
    const operation = findOperation(await request.clone().text());
    const started = performance.now();
    const response = await handle(request);
    const milliseconds = Math.round(performance.now() - started);
    const signedIn = await findSignedIn({ headers }).catch(() => undefined);
    if (signedIn) {
      log.info('Somebody asked with debug level debug', {
        operation,
        person: signedIn.viewer.id,
        status: response.status,
        milliseconds,
      });
    }
    return response;
  };
}

function findOperation(body: string): string {
  return /"operationName"\s*:\s*"(\w{1,100})"/.exec(body)?.[1] ?? '';
}
