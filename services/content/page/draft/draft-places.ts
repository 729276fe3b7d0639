import type { PageDraft, StoredVideo } from '#contracts/content/draft.ts';
import { walkBlock } from '../../block/walk-block.ts';
import { getLinks, type Place } from './draft-links.ts';

type Places = Map<string, Place[]>;

/** The pages, files and paths that a draft refers to: by id, paths as they were written. */
export type DraftPlaces = { pages: Places; files: Places; paths: Places };

/** Finds them in the structure and in the texts of some languages. The draft's values must have the right shapes. */
export function getPlaces(draft: PageDraft, languages = Object.keys(draft.texts)): DraftPlaces {
  const places: DraftPlaces = { pages: new Map(), files: new Map(), paths: new Map() };
  const add = (kind: keyof DraftPlaces, key: string | undefined, place: Place) => {
    if (key) places[kind].set(key, [...(places[kind].get(key) ?? []), place]);
  };

  for (const { page, path, place } of getLinks(draft, languages)) {
    add('pages', page, place);
    add('paths', path, place);
  }
  for (const block of draft.blocks) {
    walkBlock(block, (field, value, unit) => {
      if (!value) return;
      const place = { block: block.id, field: unit.slice(block.id.length + 1), language: null };
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
