import type { StoredBlock } from '#contracts/content/draft.ts';
import type { PageTeaser } from '#contracts/content/values.ts';
import { referencesOf } from '../block/block-references.ts';
import { type DeliveredBlock, deliverBlock } from '../block/deliver-block.ts';
import { deliverFile, deliverFilm, deliverImage } from '../file/deliver-file.ts';
import type { FileRecord } from '../file/find-file.ts';
import type { Reader } from '../reader.ts';
import type { View } from '../view.ts';
import type { PageRow } from './find-page.ts';
import { type FoundTeaser, newestTeasers, teasersOfChildren } from './find-teasers.ts';

/** How many pages a list shows whose editor did not say. */
const usualLength = { children: 24, stories: 3, mediaReleases: 3 };

/**
 * The blocks of a page as the reader may see them. Whatever they refer to is asked for together: pages in one
 * statement, a list that the back end fills in one each, then all files in one.
 */
export async function blocksOfPage(page: PageRow, view: View, reader: Reader): Promise<DeliveredBlock[]> {
  const references = referencesOf(page.blocks, page.texts);
  const [pages, lists] = await Promise.all([
    load([...references.links, ...references.teasers], (id) => reader.teaser(id, view)),
    load(page.blocks, (block) => listedPages(block, page, view, reader)),
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

/** Undefined: the block is no list, or its editor chose the pages. */
async function listedPages(
  block: StoredBlock,
  page: PageRow,
  view: View,
  { connection }: Reader,
): Promise<FoundTeaser[] | undefined> {
  if (block.type !== 'teaserList') return undefined;
  const most = (usual: number) =>
    typeof block.limit === 'number' ? Math.min(Math.max(block.limit, 1), 100) : usual;
  switch (block.source) {
    case 'children':
      return teasersOfChildren(connection, page.siteId, page.path, view, most(usualLength.children));
    case 'stories':
      return newestTeasers(connection, page.siteId, 'STORY', view, most(usualLength.stories));
    case 'mediaReleases':
      return newestTeasers(connection, page.siteId, 'MEDIA_RELEASE', view, most(usualLength.mediaReleases));
    default:
      return undefined;
  }
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
