import type { File, Image, Video } from '#contracts/content/values.ts';
import type { AddressOf } from '#services/foundation/cryptography/sign-file-address.ts';
import { inWantedLanguage } from '../language/parse-languages.ts';
import type { Stage } from '../page-view.ts';
import type { FileRecord, FileVersion } from './find-file.ts';

/**
 * Null: the file is not a picture.
 * @param address `openAddress` where everybody may see the picture, otherwise the reader's (`Reader.addressFor`)
 */
export function deliverImage(
  file: FileRecord,
  languages: readonly string[],
  address: AddressOf,
): Image | null {
  const picture = file.versions.find(({ contentType }) => contentType.startsWith('image/'));
  if (!picture) return null;
  return {
    src: address('image', picture.hash),
    alt: inWantedLanguage(file.alt, languages) ?? '',
    width: picture.width,
    height: picture.height,
    focalX: file.focalX,
    focalY: file.focalY,
    contentType: picture.contentType,
    transparent: picture.transparent,
  };
}

/** `hash` names the bytes in the file store. */
export type DeliveredFile = File & { id: string; hash: string };

/**
 * Null: it has no bytes yet. `/file/…` checks who asks, and knows no drafts.
 * @param stage in which the file is shown
 */
export function deliverFile(
  file: FileRecord,
  languages: readonly string[],
  address: AddressOf,
  stage: Stage = 'PUBLISHED',
): DeliveredFile | null {
  const version = getVersion(file.versions, languages);
  if (!version) return null;
  const language = version.language || null;
  return {
    id: file.id,
    slug: file.slug,
    url:
      stage === 'DRAFT'
        ? mediaUrl(version, address)
        : `/file/${file.slug}${language ? `?l=${language}` : ''}`,
    title: inWantedLanguage(file.title, languages) ?? version.fileName,
    fileName: version.fileName,
    contentType: version.contentType,
    size: version.size,
    hash: version.hash,
    language,
    thumbnail: file.thumbnail && deliverImage(file.thumbnail, languages, address),
  };
}

/** The version in the first requested language that exists; otherwise the one for every reader; otherwise any. */
function getVersion(versions: FileVersion[], languages: readonly string[]): FileVersion | undefined {
  for (const language of [...languages, '']) {
    const version = versions.find((candidate) => candidate.language === language);
    if (version) return version;
  }
  return versions[0];
}

/** A film of the library with its formats and captions. Null: the file is not a film. */
export function deliverFilm(
  file: FileRecord,
  languages: readonly string[],
  address: AddressOf,
): Video | null {
  const films = file.versions.filter(({ contentType }) => contentType.startsWith('video/'));
  if (films.length === 0) return null;
  return {
    provider: 'file',
    id: file.slug,
    sources: films.map((film) => ({ src: mediaUrl(film, address), contentType: film.contentType })),
    captions: file.versions
      .filter(({ contentType }) => contentType === 'text/vtt')
      .map((caption) => ({
        src: mediaUrl(caption, address),
        language: caption.language,
        label: nameOfLanguage(caption.language),
      })),
    poster: file.thumbnail && deliverImage(file.thumbnail, languages, address),
  };
}

export function mediaUrl(
  { hash, fileName }: Pick<FileVersion, 'hash' | 'fileName'>,
  address: AddressOf,
): string {
  return `${address('media', hash)}/${encodeURIComponent(fileName)}`;
}

/** The language's name in itself. */
function nameOfLanguage(language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}
