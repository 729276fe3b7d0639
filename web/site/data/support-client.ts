import { BackendError, execute, type TypedDocument } from '#contracts/execute.ts';
import { forOnePerson, noteTags } from './cache/cache-tags.ts';
import type { ServerContext } from './server-context.ts';

/**
 * Queries the support back end. Throws `BackendError`: `refused` with the code BAD_USER_INPUT for invalid
 * input, anything else when it is unavailable.
 */
export type SupportClient = <Result, Variables extends Record<string, unknown>>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

export function createSupportClient({ support, supportToken, log }: ServerContext): SupportClient {
  const headers = { authorization: `Bearer ${supportToken}` };
  return async (document, variables) => {
    noteTags([forOnePerson]);
    try {
      // What visitors wrote must not be logged, so only the failure is.
      return await execute(support, document, variables, { headers, timeoutMs: 10_000 });
    } catch (error) {
      if (error instanceof BackendError) {
        log.warn('The support back end did not answer as asked', { reason: error.reason, code: error.code });
      }
      throw error;
    }
  };
}
