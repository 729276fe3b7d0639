// `node media/reletter.mjs`: writes the name of a machine of the catalogue on the plate of the one in the hall
// (seed/company/media/hero-line.webp), whose picture was drawn before the catalogue had names. Done once; again only for another name,
// from the picture that git had first.
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const picture = join(import.meta.dirname, '..', 'seed', 'company', 'media', 'hero-line.webp');
const name = 'Reuss 560';
/** In pixels: the old name, a piece of the bare plate beside it, and where the new name begins; the plate rises a little. */
const plate = { left: 1793, top: 401, width: 124, height: 44 };
const bare = { ...plate, left: 1930, top: 398 };
const baseline = { x: 1799.5, y: 432.2, degrees: -1.6, size: 22.2 };

const { width, height } = await sharp(picture).metadata();
const cover = await sharp(picture).extract(bare).png().toBuffer();
const { x, y, degrees, size } = baseline;
const lettering = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <text x="${x}" y="${y}" transform="rotate(${degrees} ${x} ${y})" font-family="Archivo, Inter, sans-serif"
      font-size="${size}" font-weight="600" fill="#d9d6d3">${name}</text>
  </svg>`,
);
const letters = await sharp(lettering).blur(0.5).png().toBuffer();
await sharp(picture)
  .composite([{ input: cover, left: plate.left, top: plate.top }, { input: letters }])
  .webp({ quality: 83, effort: 6 })
  .toFile(`${picture}.new`);
renameSync(`${picture}.new`, picture);
