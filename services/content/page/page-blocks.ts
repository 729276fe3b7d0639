import type { StoredBlock } from '#contracts/content/draft.ts';
import type { PageTeaser } from '#contracts/content/values.ts';
import { referencesOf } from '../block/block-references.ts';
import { type DeliveredBlock, deliverBlock } from '../block/deliver-block.ts';
import { deliverFile, deliverFilm, deliverImage } from '../file/deliver-file.ts';
import type { FileRecord } from '../file/find-file.ts';
import type { Reader } from '../reader.ts';
import type { View } from '../view.ts';
import type { PageRow } from './find-page.ts';
import { type FoundTeaser, type NewestList, newestTeasers, teasersOfChildren } from './find-teasers.ts';

/** How many pages a list shows whose editor did not say. */
const usualLength = { children: 24, newest: 3 };

/** Lists of the newest, by what their editor chose. */
const newestOf = new Map<unknown, NewestList['type']>([
  ['stories', 'STORY'],
  ['mediaReleases', 'MEDIA_RELEASE'],
]);

/**
 * The blocks of a page as the reader may see them. Whatever they refer to is asked for together: pages in one
 * statement, all lists of the newest in one, those of the pages below in one each, then all files in one.
 */
export async function blocksOfPage(page: PageRow, view: View, reader: Reader): Promise<DeliveredBlock[]> {
  const references = referencesOf(page.blocks, page.texts);
  const [pages, lists] = await Promise.all([
    load([...references.links, ...references.teasers], (id) => reader.teaser(id, view)),
    listedPages(page, view, reader),
  ]);
  const shown = [...references.teasers].map((id) => pages.get(id)).concat([...lists.values()].flat());
  const pictures = shown.flatMap((teaser) => teaser?.image ?? []);
  const files = await load([...references.files, ...pictures], reader.file);

  const image = (id: string | null) => imageOf(id, files, view);
  const teaser = (found: FoundTeaser): PageTeaser => ({ ...found, image: image(found.image) });
  return page.blocks.map((block) =>
    deliverBlock(block, page.texts, {
      image,
      link: (id) => pages.get(id) ?? null,
      teaser(id) {
        const found = pages.get(id);
        return found && !found.isProtected ? teaser(found) : null;
      },
      file(id) {
        const found = files.get(id);
        return found ? deliverFile(found, view.languages) : null;
      },
      video(video) {
        const poster = image(video.poster ?? null);
        if (video.provider !== 'file') return { ...video, sources: [], captions: [], poster };
        const film = files.get(video.id);
        const delivered = film ? deliverFilm(film, view.languages) : null;
        return delivered && { ...delivered, poster: poster ?? delivered.poster };
      },
      listed: (list) => lists.get(list)?.map(teaser),
    }),
  );
}

/** What the lists show that the back end fills; where their editor chose the pages, a list is not among them. */
async function listedPages(
  { siteId, path, blocks }: PageRow,
  view: View,
  { connection }: Reader,
): Promise<Map<StoredBlock, FoundTeaser[]>> {
  const lists = blocks.filter(({ type }) => type === 'teaserList');
  const ofChildren = lists.filter(({ source }) => source === 'children');
  const ofNewest = lists.flatMap((list) => {
    const type = newestOf.get(list.source);
    return type ? [{ list, type, most: lengthOf(list, usualLength.newest) }] : [];
  });
  const [newest, ...children] = await Promise.all([
    newestTeasers(connection, siteId, ofNewest, view),
    ...ofChildren.map((list) =>
      teasersOfChildren(connection, siteId, path, view, lengthOf(list, usualLength.children)),
    ),
  ]);
  return new Map([
    ...ofNewest.map(({ list }, index) => [list, newest[index]!] as const),
    ...ofChildren.map((list, index) => [list, children[index]!] as const),
  ]);
}

function lengthOf({ limit }: StoredBlock, usual: number): number {
  return typeof limit === 'number' ? Math.min(Math.max(limit, 1), 100) : usual;
}

function imageOf(id: string | null, files: ReadonlyMap<string, FileRecord>, view: View) {
  const file = id ? files.get(id) : undefined;
  return file ? deliverImage(file, view.languages) : null;
}

/** Asks for all keys at once and keeps what was found. */
async function load<Key, Value>(
  keys: readonly Key[],
  ask: (key: Key) => Promise<Value | undefined>,
): Promise<Map<Key, Value>> {
  const found = new Map<Key, Value>();
  const answer = async (key: Key) => {
    const value = await ask(key);
    if (value !== undefined) found.set(key, value);
  };
  await Promise.all(keys.map(answer));
  return found;
}
