// By hand on purpose (0059): HTTP caches in npm know neither our tags nor one rendering for many waiting requests.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CachedPage, cachePage, withEncoding } from '#server/page-cache/cached-page.ts';
import { noteCache } from '../observability/request-scope.ts';
import type { SiteResponse } from '../site/web.ts';
import { bestEncoding } from './encoding.ts';
import { type PageKey, pageKey } from './key.ts';
import { createPageStore } from './page-store.ts';
import { createRecompressor } from './recompressor.ts';
import type { Outcome } from './render.ts';
import { answer } from './send-cached-page.ts';

/** How long a page is good without any news of a change. */
const maxAgeMs = 30 * 60 * 1000;
/** A missing page may appear at any moment. */
const maxAbsentAgeMs = 10 * 1000;
/** A stale page that stands in is rendered again only this often; also, a render that hangs this long blocks no other. */
const retryMs = 5000;
/** Nobody waits longer than this for a page while an older one can stand in. */
const patienceMs = 3000;
/**
 * Without an older page, waiting is better than nothing; the back ends time out long before, and their page
 * says so.
 */
const maxRenderMs = 15_000;

type Settings = {
  /**
   * Renders the page of a key.
   * @throws when it cannot
   */
  readonly render: (key: PageKey) => Promise<Outcome>;
  /** Serves a visitor whose page is for nobody else. */
  readonly answerAlone: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
  /** Answers when no page could be had, with the renderer's own message if there is one. */
  readonly answerFailure: (
    request: IncomingMessage,
    response: ServerResponse,
    answered: SiteResponse | undefined,
  ) => void | Promise<void>;
  readonly maxBytes: number;
  readonly warn: (message: string, fields: Readonly<Record<string, unknown>>) => void;
  readonly now?: () => number;
};

/** Finished public pages, compressed, in front of everything that could be slow. */
export type PageCache = {
  /** Answers a GET or HEAD request from memory, or after rendering the page once for all requests of the moment. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
  /** Something changed: pages made of it are rendered again with the next request. `all`: every page. */
  readonly dropTags: (tags: readonly string[]) => void;
  readonly clear: () => void;
  readonly size: () => { readonly pages: number; readonly bytes: number };
  /** How many requests were answered from memory, and how many had to wait for a new page. */
  readonly uses: () => { readonly hits: number; readonly misses: number };
};

type Made = { readonly kind: 'page'; readonly page: CachedPage } | Exclude<Outcome, { kind: 'page' }>;
type Flight = { readonly made: Promise<Made>; readonly generation: number; readonly since: number };

export function createPageCache(settings: Settings): PageCache {
  const { render, answerAlone, answerFailure, maxBytes, warn, now = Date.now } = settings;
  const store = createPageStore(maxBytes);
  const recompressor = createRecompressor(store, warn);
  const flights = new Map<string, Flight>();
  let generation = 0;
  let hits = 0;
  let misses = 0;
  /** The back ends are failing: nobody waits for them as long as an older page can stand in. */
  let troubled = false;

  /** Renders a page, once for all requests meanwhile; a request after a change does not get a render begun before it. */
  function make(key: PageKey): Promise<Made> {
    const begun = flights.get(key.key);
    if (begun && begun.generation === generation && now() - begun.since < retryMs) return begun.made;
    const flight: Flight = { made: draw(key, generation), generation, since: now() };
    flights.set(key.key, flight);
    const land = () => {
      if (flights.get(key.key) === flight) flights.delete(key.key);
    };
    flight.made.then(land, land);
    return flight.made;
  }

  async function draw(key: PageKey, begunAt: number): Promise<Made> {
    try {
      const outcome = await render(key);
      // 503: data of all pages are missing. Any other failure concerns this page only.
      if (outcome.kind === 'failed' && outcome.answer?.response.status === 503) troubled = true;
      if (outcome.kind === 'page') troubled = false;
      if (outcome.kind !== 'page') return outcome;
      const page = await cachePage(outcome.rendered, now());
      page.dropped = begunAt !== generation;
      store.set(key.key, page);
      return { kind: 'page', page };
    } catch (error) {
      warn('A page could not be rendered', { address: key.address, error });
      return { kind: 'failed' };
    }
  }

  async function renderThenAnswer(
    key: PageKey,
    old: CachedPage | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    noteCache('miss');
    misses += 1;
    const made = await within(old ? patienceMs : maxRenderMs, make(key));
    if (made?.kind === 'page') return serve(key, made.page, request, response);
    if (made?.kind === 'private') return answerAlone(request, response);
    if (!made) troubled = true;
    if (!old) return answerFailure(request, response, made?.answer && getCopy(made.answer));
    old.retryAt = now() + retryMs;
    return serveStale(key, old, request, response);
  }

  function serve(
    key: PageKey,
    page: CachedPage,
    request: IncomingMessage,
    response: ServerResponse,
    staleSeconds?: number,
  ): void | Promise<void> {
    page.hits += 1;
    recompressor.noticed(key.key, page);
    const encoding = bestEncoding(request.headers['accept-encoding'] as string | undefined);
    const variant = page.variants[encoding];
    if (variant) return answer(response, page, variant, staleSeconds);
    return encodeThenServe(key, page, encoding === 'gzip' ? 'gzip' : 'identity', response, staleSeconds);
  }

  async function encodeThenServe(
    key: PageKey,
    page: CachedPage,
    encoding: 'gzip' | 'identity',
    response: ServerResponse,
    staleSeconds?: number,
  ): Promise<void> {
    const more = await withEncoding(page, encoding);
    if (store.get(key.key) === page) store.set(key.key, more);
    answer(response, more, more.variants[encoding]!, staleSeconds);
  }

  /** Sends the old page at once and renders a new one in the background. */
  function serveStale(
    key: PageKey,
    page: CachedPage,
    request: IncomingMessage,
    response: ServerResponse,
  ): void | Promise<void> {
    noteCache('stale');
    if (page.retryAt <= now()) {
      page.retryAt = now() + retryMs;
      void make(key);
    }
    return serve(key, page, request, response, Math.round((now() - page.madeAt) / 1000));
  }

  return {
    answer(request, response) {
      const { authorization, host, cookie } = request.headers;
      const key = authorization === undefined ? pageKey(host ?? '', request.url ?? '', cookie) : undefined;
      if (!key) return answerAlone(request, response);
      const page = store.get(key.key);
      if (!page) return renderThenAnswer(key, undefined, request, response);
      const isOld = now() - page.madeAt > (page.status === 200 ? maxAgeMs : maxAbsentAgeMs);
      if (!page.dropped && !isOld) {
        noteCache('hit');
        hits += 1;
        return serve(key, page, request, response);
      }
      const mayBeOld = page.status === 200 && !page.dropped;
      if (mayBeOld || troubled) {
        hits += 1;
        return serveStale(key, page, request, response);
      }
      return renderThenAnswer(key, page, request, response);
    },
    dropTags(tags) {
      generation += 1;
      store.drop(tags);
    },
    clear() {
      generation += 1;
      store.clear();
    },
    size: store.size,
    uses: () => ({ hits, misses }),
  };
}

/** Several visitors may wait for the same answer. */
function getCopy({ response, notes }: SiteResponse): SiteResponse {
  return { response: response.clone(), notes };
}

/** The value, or undefined when it takes too long. */
async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
