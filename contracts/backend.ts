/**
 * A back end as its callers see it: an address and a way to call it. Embedded back ends pass their own handler as
 * `fetch`, remote ones `globalThis.fetch`; the answers are the same.
 */
export type Backend = {
  readonly url: string;
  readonly fetch: (request: Request) => Response | Promise<Response>;
};
