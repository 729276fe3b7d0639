/** How long a tenant may take to respond (specification, section 9). */
const timeoutMs = 3000;
const timeout = 'Timeout';

/** @throws `Timeout` if the response takes too long; otherwise what `fetch` throws */
export async function fetchTenant(url: string, init: RequestInit = {}): Promise<Response> {
  const late = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(url, { ...init, signal: late });
  } catch (error) {
    throw late.aborted ? new Error(timeout) : error;
  }
}

export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === timeout;
}
