import type { PageDraft, StoredBlock, StoredLink } from '#contracts/content/draft.ts';
import type { ContentProblem } from '#contracts/content/problems.ts';
import { unitOfText, walkBlock } from '../../block/walk-block.ts';
import { findLinks } from '../../rich-text/rich-text.ts';

export type Place = Pick<ContentProblem, 'block' | 'field' | 'language'>;

/**
 * `link`: readers follow it. `list`: a list shows the page. `named`: a list names it, but shows others at the moment.
 * `children`: a list shows the pages below its own page.
 */
export type LinkKind = 'link' | 'list' | 'named' | 'children';

/** A reference from a page within the sites: to a page by id, or to a path as it was written. */
export type DraftLink = { kind: LinkKind; page?: string; path?: string; place: Place };

/** Finds them in the structure and in the texts of some languages. The draft's values must have the right shapes. */
export function getLinks(draft: PageDraft, languages = Object.keys(draft.texts)): DraftLink[] {
  const links: DraftLink[] = [];
  const add = ({ kind, page, path }: StoredLink, place: Place) => {
    if (kind === 'PAGE' && page) links.push({ kind: 'link', page, place });
    if (kind === 'PATH' && path) links.push({ kind: 'link', path, place });
  };

  for (const block of draft.blocks) {
    walkBlock(block, (field, value, unit) => {
      const place = { block: block.id, field: unit.slice(block.id.length + 1), language: null };
      if (field.kind === 'link' && value) add(value as StoredLink, place);
      if (field.kind === 'pages') links.push(...listed(block, (value ?? []) as string[], place));
      if (field.kind !== 'richText') return;
      const words = unitOfText(field, unit) ?? '';
      for (const language of languages) {
        const text = draft.texts[language]?.blocks[words];
        if (typeof text !== 'object') continue;
        for (const link of findLinks(text)) add(link, { ...place, language });
      }
    });
  }
  return links;
}

function listed({ source }: StoredBlock, pages: readonly string[], place: Place): DraftLink[] {
  const kind = source === undefined || source === 'selected' ? 'list' : 'named';
  const named = pages.map((page): DraftLink => ({ kind, page, place }));
  return source === 'children' ? [...named, { kind: 'children', place }] : named;
}
