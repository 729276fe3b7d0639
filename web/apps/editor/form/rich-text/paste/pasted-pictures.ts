import { findRtfPictures } from './rtf-pictures.ts';

/** More at once are rather a folder than part of a text. */
const most = 10;

const inWords =
  /<img\b[^>]*?\bsrc\s*=\s*["']data:(image\/(?:png|jpeg|webp|avif));base64,([\w+/=\s]+)["'][^>]*>/gi;

/** As Word names a picture: by a file of its own that no browser may read. */
const byFile = /<img\b[^>]*?\bsrc\s*=\s*["']?file:[^>]*>/gi;

/**
 * Pictures as files that lie in the words themselves, as some programs write them, or that came along with them in RTF; and
 * the words without them.
 */
export function takePictures(html: string, rtf = ''): { html: string; pictures: File[] } {
  const pictures: File[] = [];
  const carried = findRtfPictures(rtf);
  // As many as are named: else they cannot be matched.
  if (carried.length > 0 && carried.length <= most && html.match(byFile)?.length === carried.length)
    return { html: html.replace(byFile, ''), pictures: carried };
  const left = html.replace(inWords, (whole, type: string, base64: string) => {
    const file = pictures.length < most ? decode(type, base64) : undefined;
    if (!file) return whole;
    pictures.push(file);
    return '';
  });
  return { html: left, pictures };
}

/**
 * Pictures that are pasted as files: a screenshot, or a picture copied from a page. With words beside them they are none
 * of their own: spreadsheets send a picture of the cells, too.
 */
export function findPictureFiles({ files, html }: { files: Iterable<File>; html: string }): File[] {
  const words = html.replace(/<[^>]*>|&nbsp;|\s/g, '');
  return words === '' ? [...files].filter(({ type }) => type.startsWith('image/')).slice(0, most) : [];
}

function decode(type: string, base64: string): File | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
    return new File([bytes], `picture.${type.slice('image/'.length)}`, { type });
  } catch {
    return undefined;
  }
}
