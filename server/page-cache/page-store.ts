import { LRUCache } from 'lru-cache';
import { type CachedPage, getSize } from '#server/page-cache/cached-page.ts';

/** Anybody can ask for any number of addresses that do not exist. */
const maxAbsentPages = 100;

/** Finished pages by key, found again by what they were made of. Those that were not requested for longest leave first. */
export type PageStore = {
  readonly get: (key: string) => CachedPage | undefined;
  /** The same without counting as a use. */
  readonly peek: (key: string) => CachedPage | undefined;
  readonly set: (key: string, page: CachedPage) => void;
  /** Marks every page that carries one of the tags; `all` marks every page. Absent pages (404) are forgotten. */
  readonly drop: (tags: readonly string[]) => void;
  readonly clear: () => void;
  readonly size: () => { readonly pages: number; readonly bytes: number };
};

export function createPageStore(maxBytes: number): PageStore {
  const keysOfTag = new Map<string, Set<string>>();
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: getSize,
    dispose: (page, key) => forgetTags(key, page),
  });
  const absent = new LRUCache<string, CachedPage>({ max: maxAbsentPages });

  function forgetTags(key: string, page: CachedPage): void {
    for (const tag of page.tags) {
      const keys = keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysOfTag.delete(tag);
    }
  }

  function rememberTags(key: string, page: CachedPage): void {
    for (const tag of page.tags) {
      const keys = keysOfTag.get(tag);
      if (keys) keys.add(key);
      else keysOfTag.set(tag, new Set([key]));
    }
  }

  return {
    get: (key) => pages.get(key) ?? absent.get(key),
    peek: (key) => pages.peek(key) ?? absent.peek(key),
    set(key, page) {
      if (page.status !== 200) {
        pages.delete(key);
        absent.set(key, page);
        return;
      }
      absent.delete(key);
      pages.set(key, page);
      if (pages.has(key)) rememberTags(key, page);
    },
    drop(tags) {
      absent.clear();
      const keys = tags.includes('all')
        ? pages.keys()
        : tags.flatMap((tag) => [...(keysOfTag.get(tag) ?? [])]);
      for (const key of keys) {
        const page = pages.peek(key);
        if (page) page.dropped = true;
      }
    },
    clear() {
      pages.clear();
      absent.clear();
    },
    size: () => ({ pages: pages.size + absent.size, bytes: pages.calculatedSize }),
  };
}
