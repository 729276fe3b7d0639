import type { StoredBlock, StoredLink, StoredValue, StoredVideo, Texts } from '#contracts/content/draft.ts';
import type { RichText } from '#contracts/content/rich-text.ts';
import type { File, Image, PageReference, PageTeaser, Video } from '#contracts/content/values.ts';
import { deliverLink } from '../link/link.ts';
import { withLinks } from '../rich-text/rich-text.ts';
import { type LeafField, unitOfText, walkBlock } from './walk-block.ts';

/** The targets of the references in blocks, as this reader may see them; null: nothing that the reader may see. */
export type Resolved = {
  link: (pageId: string) => PageReference | null;
  teaser: (pageId: string) => PageTeaser | null;
  image: (id: string) => Image | null;
  file: (id: string) => File | null;
  video: (video: StoredVideo) => Video | null;
  /** The pages of a list that is filled automatically. */
  listed: (block: StoredBlock) => PageTeaser[] | undefined;
};

export type DeliveredBlock = {
  id: string;
  type: string;
  anchor: string | null;
  tone: string;
  language: string | null;
};

/** Combines structure, texts of one language and resolved references into the block that the contract describes. */
export function deliverBlock(block: StoredBlock, texts: Texts, resolved: Resolved): DeliveredBlock {
  const { id, type, anchor, tone, language = null } = block;
  const fields = walkBlock(block, (field, value, unit) => deliverField(field, value, unit, texts, resolved));
  if (type === 'teaserList') fields.pages = resolved.listed(block) ?? fields.pages;
  return { ...fields, id, type, anchor, tone, language };
}

function deliverField(
  field: LeafField,
  value: StoredValue,
  unit: string,
  texts: Texts,
  resolved: Resolved,
): unknown {
  const words = texts[unitOfText(field, unit) ?? ''];
  const link = (stored: StoredLink, text: string | null) =>
    deliverLink(stored, text, stored.page ? resolved.link(stored.page) : null);

  if (field.kind === 'text' && field.translate) return words ?? null;
  if (field.kind === 'richText')
    return words ? withLinks(words as RichText, (stored) => link(stored, null)) : null;
  if (field.kind === 'choice') return value ?? field.values[0];
  if (field.kind === 'flag') return value ?? false;
  if (field.kind === 'pages') {
    return ((value ?? []) as string[]).map(resolved.teaser).filter((page) => page !== null);
  }
  if (value === undefined || value === null) return null;
  if (field.kind === 'link') return link(value as StoredLink, (words as string | undefined) ?? null);
  if (field.kind === 'image') return resolved.image(value as string);
  if (field.kind === 'file') return resolved.file(value as string);
  if (field.kind === 'video') return resolved.video(value as StoredVideo);
  return value;
}
