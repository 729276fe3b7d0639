import type { RichText } from '#contracts/content/rich-text.ts';
import type { StoredLink } from '../link/stored-link.ts';

/** What is the same in every language. Lists hold items with an `id`; pages, files and pictures are ids. */
export type StoredBlock = {
  id: string;
  type: string;
  anchor: string | null;
  tone: string;
  [field: string]: StoredValue;
};

export type StoredItem = { id: string; [field: string]: StoredValue };
export type StoredVideo = { provider: 'file' | 'youtube' | 'vimeo'; id: string; poster?: string };
export type StoredValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | string[]
  | StoredLink
  | (StoredLink & { id: string })[]
  | StoredVideo
  | StoredItem[];

/**
 * What belongs to a language, by unit. A unit is the way to a text through the block: `intro/title`,
 * `figures/items/2/label`, `intro/actions/1/text`.
 */
export type Texts = { [unit: string]: string | RichText };
