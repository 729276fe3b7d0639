import type { PageDraft, StoredLink, StoredVideo } from '#contracts/content/draft.ts';
import type { ContentProblem } from '#contracts/content/problems.ts';
import { unitOfWords, walkBlock } from '../block/walk-block.ts';
import { linksIn } from '../rich-text/rich-text.ts';

export type Place = Pick<ContentProblem, 'block' | 'field' | 'language'>;
type Places = Map<string, Place[]>;

/** Where a draft leads to pages, files and paths; by id, paths as they are written. */
export type DraftPlaces = { pages: Places; files: Places; paths: Places };

/** Looks through the structure and the texts in some languages. For drafts whose values have the right shapes. */
export function placesOf(draft: PageDraft, languages = Object.keys(draft.texts)): DraftPlaces {
  const places: DraftPlaces = { pages: new Map(), files: new Map(), paths: new Map() };
  const add = (kind: keyof DraftPlaces, key: string | undefined, place: Place) => {
    if (key) places[kind].set(key, [...(places[kind].get(key) ?? []), place]);
  };
  const addLink = (link: StoredLink, place: Place) => {
    if (link.kind === 'PAGE') add('pages', link.page, place);
    if (link.kind === 'PATH') add('paths', link.path, place);
  };

  for (const block of draft.blocks) {
    walkBlock(block, (field, value, unit) => {
      const place = { block: block.id, field: unit.slice(block.id.length + 1), language: null };
      if (field.kind === 'richText') {
        const words = unitOfWords(field, unit) ?? '';
        for (const language of languages) {
          const text = draft.texts[language]?.blocks[words];
          if (typeof text === 'object') {
            for (const link of linksIn(text)) addLink(link, { ...place, language });
          }
        }
      }
      if (!value) return;
      if (field.kind === 'link') addLink(value as StoredLink, place);
      if (field.kind === 'pages') for (const page of value as string[]) add('pages', page, place);
      if (field.kind === 'image' || field.kind === 'file') add('files', value as string, place);
      if (field.kind === 'video') {
        const { provider, id, poster } = value as StoredVideo;
        if (provider === 'file') add('files', id, place);
        add('files', poster, place);
      }
    });
  }
  return places;
}
