import { variantOfKey } from '#contracts/content/images/images.ts';
import { type Answer, asBrowsers, sendRequest } from '../support/send-request.ts';
import type { Fault } from './fault.ts';
import { untranslated } from './labels.ts';
import { faultsOf } from './page-checks.ts';
import { type PageRead, readPage } from './read-page.ts';
import { sitemapAddresses } from './sitemap.ts';

/** What the checks that compare pages need from each page. */
export type PageNote = Omit<PageRead, 'elements' | 'links' | 'pictures' | 'parts'> & {
  readonly isInSitemap: boolean;
};

export type Crawl = {
  readonly pages: ReadonlyMap<string, PageNote>;
  readonly faults: readonly Fault[];
  /** Link targets with their fragments, and the page that links there. */
  readonly links: ReadonlyMap<string, string>;
  /** Addresses that were skipped on purpose. */
  readonly leftOut: ReadonlySet<string>;
};

type Options = {
  /** Scheme and host of each site. */
  readonly origins: readonly string[];
  /** Further addresses to begin with, besides those of the sitemaps. */
  readonly also: readonly string[];
  /**
   * Requests every size of every picture; otherwise one size of every fourth picture, while the addresses of
   * the others are only checked.
   */
  readonly everyPicture: boolean;
  /** Which pages are skipped. */
  readonly leaveOut?: (address: string) => boolean;
  readonly say?: (text: string) => void;
  /** Called with each page that is in a sitemap or in `also`. */
  readonly onPage?: (page: PageNote, html: string) => Promise<readonly Fault[]>;
};

const atOnce = 6;
/** How often a page is requested that answers 503. */
const maxAttempts = 4;

/** Crawls every address of every sitemap and everything that these pages link to, over plain HTTP. */
export async function crawlSite({
  origins,
  also,
  everyPicture,
  leaveOut = () => false,
  say = () => undefined,
  onPage,
}: Options): Promise<Crawl> {
  const pages = new Map<string, PageNote>();
  const faults: Fault[] = [];
  const links = new Map<string, string>();
  const resources = new Map<string, string>();
  const inSitemaps = new Set((await Promise.all(origins.map(sitemapAddresses))).flat());
  const leftOut = new Set([...inSitemaps].filter(leaveOut));
  const begin = new Set([...inSitemaps, ...also].filter((address) => !leftOut.has(address)));
  const waiting: [address: string, from: string][] = [...begin].map((address) => [address, 'sitemap']);
  const tries = new Map<string, number>();
  const seen = new Set(begin);

  const isOurs = (address: string) =>
    origins.some((origin) => address === origin || address.startsWith(`${origin}/`));
  const isFile = (address: string) => /^\/(?:file|image|media|assets)\//.test(new URL(address).pathname);

  function follow(address: string, from: string): void {
    if (!isOurs(address)) return;
    const [page = ''] = address.split('#');
    if (isFile(page)) return void remember(resources, page, from);
    remember(links, address, from);
    if (seen.has(page)) return;
    seen.add(page);
    if (leaveOut(page)) return void leftOut.add(page);
    waiting.push([page, from]);
  }

  async function look(address: string, from: string): Promise<void> {
    const answer = await sendRequest(address, { headers: asBrowsers });
    if (answer.status === 301 || answer.status === 302) return redirected(address, answer, from);
    const type = String(answer.headers['content-type']);
    if (answer.status === 503 && mayTryAgain(address)) return void waiting.push([address, from]);
    if (answer.status !== 200) return broken(address, `answers ${answer.status}`, from);
    if (!type.startsWith('text/html')) return;
    const read = readPage(address, answer.text);
    const { elements, links: targets, pictures, parts, ...note } = read;
    // Cloned: a substring keeps the whole text in memory, and there are gigabytes of pages.
    const page = structuredClone({ ...note, isInSitemap: inSitemaps.has(address) });
    pages.set(address, page);
    if (pages.size % 1000 === 0) say(`${pages.size} pages read`);
    faults.push(...faultsOf(read), ...untranslated(read));
    for (const target of targets) follow(target, address);
    for (const picture of pictures) remember(resources, picture, address);
    for (const part of parts) remember(resources, part, address);
    if (begin.has(address) && onPage) faults.push(...(await onPage(page, answer.text)));
  }

  /**
   * A busy site responds 503 with Retry-After (RFC 9110): the page is requested again after the current
   * queue.
   */
  function mayTryAgain(address: string): boolean {
    const count = (tries.get(address) ?? 1) + 1;
    tries.set(address, count);
    return count <= maxAttempts;
  }

  function broken(address: string, detail: string, from: string): void {
    const isFault = from === 'sitemap';
    faults.push({
      check: isFault ? 'answer' : 'link',
      address: isFault ? address : from,
      detail: `${address} ${detail}`,
    });
  }

  /**
   * A redirect leads to another page in one hop; within the site, permanent redirects should not be
   * necessary.
   */
  function redirected(address: string, { status, headers }: Answer, from: string): void {
    if (status === 301) broken(address, `has moved to ${headers.location}`, from);
    follow(new URL(headers.location ?? '', address).href, from);
  }

  while (waiting.length > 0) await inParallel(waiting.splice(0), ([address, from]) => look(address, from));
  const wanted = everyPicture ? [...resources] : withoutMostPictures(resources, faults);
  say(`${wanted.length} pictures and files are asked for`);
  await inParallel(wanted, async ([address, from]) => {
    const { status } = await sendRequest(address, { method: 'HEAD' });
    const check = address.includes('/image/') ? 'picture' : 'file';
    // Documents for signed-in readers respond 403.
    const isClosed = status === 403 && address.includes('/file/');
    if (status !== 200 && !isClosed)
      faults.push({ check, address: from, detail: `${address} answers ${status}` });
  });
  return { pages, faults, links, leftOut };
}

function remember(places: Map<string, string>, address: string, from: string): void {
  if (!places.has(address)) places.set(address, from);
}

/**
 * Keeps every fourth picture, in the size that is rendered fastest; files that are not pictures were refused
 * on import. For all sizes it is enough to check that the product offers them.
 */
function withoutMostPictures(resources: ReadonlyMap<string, string>, faults: Fault[]): [string, string][] {
  const fastest = new Map<string, { resource: [string, string]; cost: number }>();
  const others = [...resources].filter(([address, from]) => {
    const [, picture = '', key = '', format = ''] =
      /^(.*\/image\/[^/]+)\/([^/]+)\.(avif|webp|png)$/.exec(address) ?? [];
    if (!picture) return true;
    const variant = variantOfKey(key);
    if (!variant) faults.push({ check: 'picture', address: from, detail: `${address} has no allowed size` });
    const cost = (variant?.size.width ?? 0) * (format === 'avif' ? 10 : 1);
    if (cost < (fastest.get(picture)?.cost ?? Number.POSITIVE_INFINITY)) {
      fastest.set(picture, { resource: [address, from], cost });
    }
    return false;
  });
  const drawn = [...fastest.values()].filter((_, index) => index % 4 === 0);
  return [...others, ...drawn.map(({ resource }) => resource)];
}

/** Processes a list, several items at once. */
async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
