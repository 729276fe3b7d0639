import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';

/**
 * Pictures in forms that a PDF embeds unchanged: photographs as JPEG on white.
 * @param width of photographs in dots
 */
export function openPictures(media: string, scratch: string, width: number) {
  const place = (file: string) => join(scratch, file.replace(/\.(?:webp|jpe?g|png)$/, `.${width}.jpg`));
  return {
    prepare: async (files: readonly (string | null)[]) => {
      for (const file of files) {
        if (file === null || existsSync(place(file))) continue;
        if (file.endsWith('.svg'))
          writeFileSync(place(file), inPrintColours(readFileSync(join(media, file), 'utf8')));
        else
          await sharp(join(media, file))
            .resize({ width })
            .flatten({ background: '#fff' })
            .jpeg({ quality: 60, mozjpeg: true })
            .toFile(place(file));
      }
    },
    /** A digest of the pictures' content; available once they were prepared. */
    digest: (files: readonly (string | null)[]) =>
      files.map((file) => (file === null ? '' : hash('sha256', readFileSync(place(file)), 'hex'))).join(),
    address: (file: string) => pathToFileURL(place(file)).href,
  };
}

/** Icons take the accent colour of the page, which does not reach into a picture. */
const inPrintColours = (svg: string) => svg.replaceAll(/var\(--accent,\s*currentColor\)/g, '#ae5121');
