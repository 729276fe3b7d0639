/** The caches for which purging is implemented. */
export const purgeKinds = ['varnish', 'fastly', 'cloudflare', 'webhook'] as const;

export type PurgeTarget = {
  readonly kind: (typeof purgeKinds)[number];
  readonly urls: readonly string[];
  readonly token: string | undefined;
};

type Describe = (keys: readonly string[], token: string | undefined) => RequestInit;

const bearer = (token: string | undefined) => (token ? { authorization: `Bearer ${token}` } : undefined);
const json = { 'content-type': 'application/json' };

/** The request by which each kind of cache is purged; keys are letters and digits, so none has to be escaped. */
const describe: Readonly<Record<PurgeTarget['kind'], Describe>> = {
  // As docs/proxies/varnish.vcl reads it.
  varnish: (keys, token) => ({
    method: 'PURGE',
    headers: { ...bearer(token), 'surrogate-key': keys.join(' ') },
  }),
  // https://www.fastly.com/documentation/reference/api/purging/
  fastly: (keys, token) => ({
    method: 'POST',
    headers: { 'fastly-key': token ?? '', accept: 'application/json', 'surrogate-key': keys.join(' ') },
  }),
  // https://developers.cloudflare.com/api/resources/cache/methods/purge/
  cloudflare: (keys, token) => ({
    method: 'POST',
    headers: { ...bearer(token), ...json },
    body: JSON.stringify({ tags: keys }),
  }),
  webhook: (keys, token) => ({
    method: 'POST',
    headers: { ...bearer(token), ...json },
    body: JSON.stringify({ keys }),
  }),
};

/**
 * Cloudflare accepts 30 tags per request on all its plans, Fastly 256 keys; a header line of Varnish may have
 * 8 KB.
 */
export const keysAtOnce: Readonly<Record<PurgeTarget['kind'], number>> = {
  varnish: 200,
  fastly: 200,
  cloudflare: 30,
  webhook: 200,
};

/** A cache that does not respond for this long is tried again later. */
const patienceMs = 10_000;

/**
 * Purges one cache at its address.
 * @throws when it does not accept the purge; the message contains no token
 */
export async function sendPurge(
  { kind, token }: Pick<PurgeTarget, 'kind' | 'token'>,
  url: string,
  keys: readonly string[],
  withinMs = patienceMs,
): Promise<void> {
  const response = await fetch(url, {
    ...describe[kind](keys, token),
    redirect: 'error',
    signal: AbortSignal.timeout(withinMs),
  });
  const text = (await response.text()).slice(0, 200);
  if (!response.ok) throw new Error(`The cache in front answered ${response.status}: ${text}`);
  // Cloudflare may answer 200 and report a failure in the body.
  if (kind === 'cloudflare' && /"success"\s*:\s*false/.test(text))
    throw new Error(`Cloudflare refused a purge: ${text}`);
}
