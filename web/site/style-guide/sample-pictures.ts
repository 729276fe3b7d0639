import type { PictureSource } from '#web/design/picture/picture.tsx';
import c2c550 from './pictures/c2c550.webp';
import cp24 from './pictures/cp24.webp';
import crimp from './pictures/crimp.webp';
import cs400 from './pictures/cs400.webp';
import cs400Detail from './pictures/cs400-detail.webp';
import brochure from './pictures/document-brochure.webp';
import datasheet from './pictures/document-datasheet.webp';
import declaration from './pictures/document-declaration.webp';
import manual from './pictures/document-manual.webp';
import ht60 from './pictures/ht60.webp';
import pf120 from './pictures/pf120.webp';
import spools from './pictures/spools.webp';
import strands from './pictures/strands.webp';
import wires from './pictures/wires.webp';

const picture = (src: string, width: number, height: number, alt: string): PictureSource => ({
  src,
  width,
  height,
  alt,
});

/**
 * Sample pictures for judging components with real content; the site's own come from the content back end.
 */
export const pictures = {
  c2c550: picture(c2c550, 1200, 900, 'Crimp-to-crimp machine with two reels on its roof'),
  cp24: picture(cp24, 640, 480, 'Crimping press with a reel of terminals'),
  crimp: picture(crimp, 1180, 738, 'Crimped terminal, opened, with the conductor inside'),
  cs400: picture(cs400, 800, 600, 'Bench-top cut and strip machine with an orange wire passing through'),
  cs400Detail: picture(cs400Detail, 960, 720, 'Blade head between two pairs of belts'),
  ht60: picture(ht60, 640, 480, 'Taping machine with a harness in its clamps'),
  pf120: picture(pf120, 640, 480, 'Wire prefeeder with dancer rollers and a spool'),
  spools: picture(spools, 960, 720, 'Copper wire on a dark spool'),
  strands: picture(strands, 960, 720, 'Bare copper strands of a stripped conductor'),
  wires: picture(wires, 1180, 738, 'Wires in copper, orange and blue side by side'),
};

export const thumbnails = {
  brochure: picture(brochure, 256, 360, ''),
  datasheet: picture(datasheet, 256, 360, ''),
  declaration: picture(declaration, 256, 360, ''),
  manual: picture(manual, 256, 360, ''),
};
