import {
  type DraftDocument,
  type DraftFilm,
  type DraftImage,
  type DraftPicture,
  productLimits,
} from '#contracts/products/draft.ts';
import type { ProductDocument } from '../../document/stored-document.ts';
import type { StoredImage } from '../../image/stored-image.ts';
import type { Product } from '../../product/stored-product.ts';
import { noteLength } from './drafted-highlights.ts';
import type { Note } from './note.ts';

/** Conversion of pictures, documents, films and models between their stored form and the form in drafts. */

/** The id of a picture is its hash; a repeated picture also has its position in the id. */
export function draftPictures(images: readonly StoredImage[]): DraftPicture[] {
  return images.map((image, place) => {
    const isFirst = images.findIndex(({ hash }) => hash === image.hash) === place;
    const name = image.hash.slice(0, 12);
    return { id: isFirst ? name : `${name}-${place}`, ...image };
  });
}

export function storedPictures(pictures: readonly DraftPicture[]): StoredImage[] {
  return pictures.map(({ id: _, ...image }) => storedPicture(image));
}

function storedPicture(image: DraftImage): StoredImage {
  return { ...image };
}

/** Readers who cannot see a picture of the product need an alternative text. */
export function checkPictures(pictures: readonly DraftPicture[], note: Note): void {
  for (const { id, alt } of pictures) {
    const field = `images/${id}/alt`;
    if (!alt.en?.trim()) note('missing', `${field}/en`);
    for (const [language, text] of Object.entries(alt))
      noteLength(text, productLimits.alt, `${field}/${language}`, note);
  }
}

export function draftDocuments(documents: readonly ProductDocument[]): DraftDocument[] {
  return documents.map(({ slug, type, names, login, thumbnail, versions }) => ({
    id: slug,
    type,
    names,
    login,
    thumbnail,
    files: Object.fromEntries(versions.map(({ language, ...file }) => [language, file])),
  }));
}

/** Versions are sorted by language, as the database gives them. */
export function storedDocuments(documents: readonly DraftDocument[]): ProductDocument[] {
  return documents.map(({ id: slug, type, names, login, thumbnail, files }) => ({
    slug,
    type,
    names,
    login,
    thumbnail: thumbnail && storedPicture(thumbnail),
    versions: Object.entries(files)
      .map(([language, file]) => ({ language, ...file }))
      .sort((a, b) => (a.language < b.language ? -1 : 1)),
  }));
}

/** `isDocumentTaken`: whether another product has a document with this slug. */
export function checkDocuments(
  documents: readonly DraftDocument[],
  isDocumentTaken: (slug: string) => boolean,
  note: Note,
): void {
  for (const { id, names, files } of documents) {
    const field = `documents/${id}`;
    if (!names.en?.trim()) note('missing', `${field}/names/en`);
    for (const [language, name] of Object.entries(names))
      noteLength(name, productLimits.name, `${field}/names/${language}`, note);
    if (Object.keys(files).length === 0) note('nothingToSee', field);
    if (isDocumentTaken(id)) note('taken', field, { detail: id });
  }
}

type Filmed = Pick<
  Product,
  'videoUrl' | 'videoAlternativeUrl' | 'videoImageUrl' | 'videoIsSilent' | 'videoTitles'
>;

/** Null: there is no film, not even the statement that it has no picture. */
export function draftFilm(product: Filmed): DraftFilm | null {
  const { videoUrl, videoAlternativeUrl, videoImageUrl, videoIsSilent, videoTitles } = product;
  if (videoUrl === null) return null;
  return {
    url: videoUrl,
    alternativeUrl: videoAlternativeUrl,
    posterUrl: videoImageUrl,
    isSilent: videoIsSilent,
    titles: videoTitles,
  };
}

export function storedFilm(film: DraftFilm | null): Filmed {
  return {
    videoUrl: film?.url ?? null,
    videoAlternativeUrl: film?.alternativeUrl ?? null,
    videoImageUrl: film?.posterUrl ?? null,
    videoIsSilent: film?.isSilent ?? false,
    videoTitles: film?.titles ?? null,
  };
}
