import { deliveredSize, imageUrl } from '#contracts/content/images/images.ts';
import type { Logo } from '#web/design/strand-mark/strand-mark.tsx';
import type { Site } from '#web/site/data/system-data.ts';
import type { SiteDirectory } from './site-directory.ts';

/** From this ratio of width to height on, a logo is assumed to contain the name in letters. */
const holdsName = 2;

/**
 * The logo instead of, or before, a site's name: its own, or else the company's. Undefined: there is none.
 */
export function getSiteLogo(
  site: Pick<Site, 'logo'>,
  { company }: Pick<SiteDirectory, 'company'>,
): Logo | undefined {
  const image = site.logo ?? company.logo;
  if (!image) return undefined;
  const { width, height } = deliveredSize(image, 'mailLogo');
  const saysName = site.logo !== null && width >= holdsName * height;
  return { src: imageUrl(image, 'mailLogo'), width, height, saysName };
}

/** The logo of the main site, for pages of the whole company. */
export function getCompanyLogo(directory: Pick<SiteDirectory, 'company'>): Logo | undefined {
  return getSiteLogo({ logo: directory.company.logo }, directory);
}
