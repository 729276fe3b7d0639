import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Log } from '#services/foundation/log.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import type { Owned } from '../entry/entry.ts';
import { dropOwned, saveOwned } from '../entry/save-entries.ts';
import type { Source } from '../source/ask.ts';
import { type Company, readCompany } from '../source/company.ts';
import { readKinds } from '../source/kinds.ts';
import { pageKey, pageVersions, readPages } from '../source/pages.ts';
import { productKey, productVersions, readCatalogueEntries, readProducts } from '../source/products.ts';
import type { LoadStems, Stems } from '../text/stems.ts';
import { findIndexedVersions, forgetUnusedWords, keysOfOtherSites } from './owners.ts';
import { addTags, countPending, nothingPending, take } from './pending.ts';
import { noteUpkeep } from './upkeep.ts';

export type Sources = { readonly content: Source; readonly products: Source | undefined };

type Parts = {
  readonly pool: Pool;
  readonly sources: Sources;
  readonly log: Log;
  readonly stems: Stems;
  readonly load: LoadStems;
};

/** How many are indexed at a time: a new change waits for one such step at most. */
const step = 20;
const maxTogether = 50;
const retryMs = 5000;

/**
 * Keeps the index up to date with its sources. `noteTags` announces changes; `run` begins with a comparison of everything
 * and works until its signal aborts. What a source refuses is tried again. `fill` compares everything once and throws
 * errors.
 */
export function createRefresh({ pool, sources, log, stems, load }: Parts) {
  const { content, products } = sources;
  const pending = nothingPending();
  let wake: (() => void) | undefined;
  let company: Company | undefined;
  let hasDropped = false;

  function noteTags(tags: readonly string[]): void {
    addTags(pending, tags);
    wake?.();
  }

  async function run(signal: AbortSignal): Promise<void> {
    pending.everything = true;
    while (!signal.aborted) {
      try {
        await doAll(signal);
        // What came while the end was being noted has woken nobody.
        if (!signal.aborted && countPending(pending) === 0) await change(signal);
      } catch (error) {
        if (signal.aborted || pool.ending) return;
        log.warn('The search index could not be brought up to date; it is tried again', { error });
        pending.everything = true;
        await wait(retryMs, undefined, { ref: false, signal }).catch(() => {});
      }
    }
  }

  async function fill(signal: AbortSignal): Promise<void> {
    pending.everything = true;
    await doAll(signal);
  }

  async function doAll(signal: AbortSignal): Promise<void> {
    const waiting = countPending(pending);
    if (waiting === 0) return;
    await noteUpkeep(pool, waiting);
    while (!signal.aborted && (await doNext(signal))) {
      // until nothing is pending
    }
    if (!signal.aborted) await noteUpkeep(pool, 0);
  }

  /** Resolves at the next change. */
  function change(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      wake = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }

  async function doNext(signal: AbortSignal): Promise<boolean> {
    if (await doNamed()) return true;
    if (pending.everything) {
      pending.everything = false;
      company = await readCompany(content);
      const ids = [...company.foundFrom.keys()];
      await drop(await keysOfOtherSites(pool, ids));
      for (const id of ids) pending.sites.add(id);
      pending.catalogue = true;
    }
    const [site] = take(pending.sites, 1);
    if (site) {
      await compare(
        site,
        await pageVersions(content, site),
        (keys) => readSomePages(keys.map(getName)),
        signal,
      );
    } else if (pending.catalogue) {
      pending.catalogue = false;
      if (products) await compareCatalogue(products, signal);
    } else if (hasDropped) {
      hasDropped = false;
      await forgetUnusedWords(pool);
    } else return false;
    return true;
  }

  /** Changes that were named come first. */
  async function doNamed(): Promise<boolean> {
    const ids = take(pending.pages, maxTogether);
    const slugs = take(pending.products, step);
    if (ids.length > 0) await replace(ids.map(pageKey), await readSomePages(ids));
    if (slugs.length > 0) await replace(slugs.map(productKey), await readSomeProducts(slugs, new Map()));
    return ids.length > 0 || slugs.length > 0;
  }

  /** Compares products, services, and the classes and capabilities by which they are found. */
  async function compareCatalogue(source: Source, signal: AbortSignal): Promise<void> {
    const entries = await readCatalogueEntries(source);
    const kinds = new Map((await readKinds(source, entries)).map((kind) => [kind.key, kind]));
    const versions = new Map(productVersions(entries));
    for (const { key, version } of kinds.values()) versions.set(key, version);
    const readSome = async (keys: string[]) => [
      ...keys.flatMap((key) => kinds.get(key) ?? []),
      ...(await readSomeProducts(keys.filter((key) => !kinds.has(key)).map(getName), versions)),
    ];
    await compare(null, versions, readSome, signal);
  }

  async function compare(
    siteId: string | null,
    wanted: ReadonlyMap<string, string>,
    readSome: (keys: string[]) => Promise<Owned[]>,
    signal: AbortSignal,
  ): Promise<void> {
    const indexed = await findIndexedVersions(pool, siteId);
    await drop([...indexed.keys()].filter((key) => !wanted.has(key)));
    const changed = [...wanted].filter(([key, version]) => indexed.get(key) !== version).map(([key]) => key);
    for (let at = 0; at < changed.length && !signal.aborted; at += step) {
      while (await doNamed()) {
        // Goes before.
      }
      const keys = changed.slice(at, at + step);
      await replace(keys, await readSome(keys));
    }
    if (changed.length > 0) log.info('Search index brought up to date', { entries: changed.length });
  }

  async function readSomePages(ids: readonly string[]): Promise<Owned[]> {
    company ??= await readCompany(content);
    return readPages(content, ids, company);
  }

  async function readSomeProducts(
    slugs: readonly string[],
    versions: ReadonlyMap<string, string>,
  ): Promise<Owned[]> {
    company ??= await readCompany(content);
    return products && slugs.length > 0 ? readProducts(products, slugs, versions, company) : [];
  }

  /** What was requested and no longer exists is removed from the index. */
  async function replace(keys: readonly string[], owned: readonly Owned[]): Promise<void> {
    const gone = keys.filter((key) => !owned.some((owner) => owner.key === key));
    await inTransaction(pool, async (connection) => {
      await dropOwned(connection, gone);
      await saveOwned(connection, owned, { stems, load });
    });
    hasDropped = true;
  }

  async function drop(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await inTransaction(pool, (connection) => dropOwned(connection, keys));
    hasDropped = true;
  }

  return { noteTags, run, fill };
}

function getName(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}
