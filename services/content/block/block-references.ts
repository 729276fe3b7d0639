import type { StoredBlock, StoredLink, StoredVideo, Texts } from '#contracts/content/draft.ts';
import { findLinks } from '../rich-text/rich-text.ts';
import { unitOfText, walkBlock } from './walk-block.ts';

/** `links`: pages that links lead to. `teasers`: pages that are shown with picture and lead. */
export type References = { links: Set<string>; teasers: Set<string>; files: Set<string> };

/** The pages and files that blocks refer to, in their structure and in the texts of one language. */
export function getReferences(blocks: readonly StoredBlock[], texts: Texts): References {
  const links = new Set<string>();
  const teasers = new Set<string>();
  const files = new Set<string>();
  const toPage = (link: StoredLink | undefined) => link?.page && links.add(link.page);

  for (const block of blocks) {
    walkBlock(block, (field, value, unit) => {
      if (!value && field.kind !== 'richText') return;
      if (field.kind === 'link') toPage(value as StoredLink);
      if (field.kind === 'pages') for (const page of value as string[]) teasers.add(page);
      if (field.kind === 'image' || field.kind === 'file') files.add(value as string);
      if (field.kind === 'video') for (const file of filesOfVideo(value as StoredVideo)) files.add(file);
      const words = field.kind === 'richText' ? texts[unitOfText(field, unit) ?? ''] : undefined;
      if (words && typeof words !== 'string') for (const link of findLinks(words)) toPage(link);
    });
  }
  return { links, teasers, files };
}

function filesOfVideo(video: StoredVideo): string[] {
  return [video.provider === 'file' ? video.id : undefined, video.poster].filter((id) => id !== undefined);
}
