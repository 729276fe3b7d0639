import { findRtfPictures } from './rtf-pictures.ts';

/** More at once are a folder rather than part of a text. */
const maxPictures = 10;

const inWords =
  /<img\b[^>]*?\bsrc\s*=\s*["']data:(image\/(?:png|jpeg|webp|avif));base64,([\w+/=\s]+)["'][^>]*>/gi;

/** A picture in Word's HTML: a file that browsers may not read. */
const byFile = /<img\b[^>]*?\bsrc\s*=\s*["']?file:[^>]*>/gi;

/**
 * Extracts pictures that are embedded in pasted HTML, or in the RTF beside it, as files; with the text without them.
 */
export function takePictures(html: string, rtf = ''): { html: string; pictures: File[] } {
  const pictures: File[] = [];
  const carried = findRtfPictures(rtf);
  // Without a file for each picture they cannot be matched.
  if (carried.length > 0 && carried.length <= maxPictures && html.match(byFile)?.length === carried.length)
    return { html: html.replace(byFile, ''), pictures: carried };
  const left = html.replace(inWords, (whole, type: string, base64: string) => {
    const file = pictures.length < maxPictures ? decode(type, base64) : undefined;
    if (!file) return whole;
    pictures.push(file);
    return '';
  });
  return { html: left, pictures };
}

/**
 * Pictures that are pasted as files: a screenshot, or a picture copied from a page. Files beside text are ignored:
 * spreadsheets also send a picture of the cells.
 */
export function findPictureFiles({ files, html }: { files: Iterable<File>; html: string }): File[] {
  const words = html.replace(/<[^>]*>|&nbsp;|\s/g, '');
  return words === '' ? [...files].filter(({ type }) => type.startsWith('image/')).slice(0, maxPictures) : [];
}

function decode(type: string, base64: string): File | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
    return new File([bytes], `picture.${type.slice('image/'.length)}`, { type });
  } catch {
    return undefined;
  }
}
