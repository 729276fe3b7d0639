import type { StoredBlock } from '#contracts/content/draft.ts';
import type { PageTeaser } from '#contracts/content/values.ts';
import { getReferences } from '../../block/block-references.ts';
import { type DeliveredBlock, deliverBlock } from '../../block/deliver-block.ts';
import { deliverFile, deliverFilm, deliverImage } from '../../file/deliver-file.ts';
import type { FileRecord } from '../../file/find-file.ts';
import type { View } from '../../page-view.ts';
import type { Reader } from '../../request-context.ts';
import type { PageRow } from '../find-page.ts';
import { findReferences, type NewestList } from './find-references.ts';
import type { FoundTeaser } from './find-teasers.ts';

/** How many pages a list shows whose editor did not say. */
const usualLength = { children: 24, newest: 3 };

/** Lists of the newest, by what their editor chose. */
const newestOf = new Map<unknown, NewestList['type']>([
  ['stories', 'STORY'],
  ['mediaReleases', 'MEDIA_RELEASE'],
]);

/**
 * The blocks of a page as the reader may see them. Whatever they refer to is loaded with one query, also what
 * lists show that the back end fills.
 */
export async function blocksOfPage(page: PageRow, view: View, reader: Reader): Promise<DeliveredBlock[]> {
  const { links, teasers, files: named } = getReferences(page.blocks, page.texts);
  const ofNewest = newestLists(page.blocks);
  const ofChildren = childrenLists(page.blocks);
  const { pages, newest, children, files } = await findReferences(
    reader.connection,
    {
      siteId: page.siteId,
      path: page.path,
      links: [...links],
      teasers: [...teasers],
      files: [...named],
      newest: ofNewest,
      children: Math.max(0, ...ofChildren.map(({ limit }) => limit)),
    },
    view,
  );
  const lists = new Map([
    ...ofNewest.map(({ block }, index) => [block, newest[index]!] as const),
    ...ofChildren.map(({ block, limit }) => [block, children.slice(0, limit)] as const),
  ]);

  const address = reader.addressFor(view, page.protection);
  const sent = new Set(page.blocks.flatMap(({ type, file }) => (type === 'form' ? [file] : [])));
  const getImage = (file: FileRecord | undefined) => file && deliverImage(file, view.languages, address);
  const image = (id: string | null) => (id && getImage(files.get(id))) || null;
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
        if (!found) return null;
        // Visitors who have not requested a white paper do not see its first page.
        const file = sent.has(id) ? { ...found, thumbnail: null } : found;
        return deliverFile(file, view.languages, address, view.stage);
      },
      video(video) {
        const poster = image(video.poster ?? null);
        if (video.provider !== 'file') return { ...video, sources: [], captions: [], poster };
        const film = files.get(video.id);
        const delivered = film ? deliverFilm(film, view.languages, address) : null;
        return delivered && { ...delivered, poster: poster ?? delivered.poster };
      },
      listed: (list) => lists.get(list)?.map(teaser),
    }),
  );
}

type FilledList<Kind> = Kind & { readonly block: StoredBlock };

/** Where their editor chose the pages, a list is neither of these. */
function newestLists(blocks: readonly StoredBlock[]): FilledList<NewestList>[] {
  return blocks.flatMap((block) => {
    const type = block.type === 'teaserList' ? newestOf.get(block.source) : undefined;
    return type ? [{ block, type, limit: getLength(block, usualLength.newest) }] : [];
  });
}

function childrenLists(blocks: readonly StoredBlock[]): FilledList<{ limit: number }>[] {
  return blocks
    .filter(({ type, source }) => type === 'teaserList' && source === 'children')
    .map((block) => ({ block, limit: getLength(block, usualLength.children) }));
}

function getLength({ limit }: StoredBlock, usual: number): number {
  return typeof limit === 'number' ? Math.min(Math.max(limit, 1), 100) : usual;
}
