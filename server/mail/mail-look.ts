import { deliveredSize, rasterUrl } from '#contracts/content/images/images.ts';
import type { Image } from '#contracts/content/values.ts';
import { execute } from '#contracts/execute.ts';
import type { Files } from '#services/files/index.ts';
import type { MailLook } from '#services/mail/index.ts';
import type { BackEnds } from '../back-ends/open-back-ends.ts';

const query = `query mailLook {
  sites { slug name theme logo { src: url width height focalX focalY } }
  themes { key tokens }
}`;

type Logo = Pick<Image, 'src' | 'width' | 'height' | 'focalX' | 'focalY'>;

type Answer = {
  sites: { slug: string; name: string; theme: string; logo: Logo | null }[];
  themes: { key: string; tokens: Record<string, string> }[];
};

type Parts = {
  readonly content: Pick<BackEnds['content'], 'backend'>;
  readonly files: Pick<Files, 'handleImage'>;
};

/** The theme and logo of the main site for the look of mails; undefined: its back end is not reachable. */
export async function findMailLook({ content, files }: Parts): Promise<MailLook | undefined> {
  const found = await execute<Answer, Record<string, never>>(content.backend, query, {}).catch(
    () => undefined,
  );
  const main = found?.sites.find(({ slug }) => slug === '');
  const tokens = found?.themes.find(({ key }) => key === main?.theme)?.tokens;
  const { accent, 'on-accent': label } = tokens ?? {};
  if (!main || !accent || !label) return undefined;
  return { accent, label, logo: main.logo ? await drawLogo(main.logo, main.name, files) : undefined };
}

/**
 * Renders the logo, since many mail programs do not support SVG. Undefined: the file is elsewhere, or was
 * deleted meanwhile.
 */
async function drawLogo(
  image: Logo,
  name: string,
  { handleImage }: Parts['files'],
): Promise<MailLook['logo'] | undefined> {
  const address = new URL(rasterUrl(image, 'mailLogo', 'png'), 'http://files.local');
  const answer = await handleImage(new Request(address)).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const { width, height } = deliveredSize(image, 'mailLogo');
  const png = Buffer.from(await answer.arrayBuffer());
  // Rendered with two pixels a point.
  return { png, name, width: Math.round(width / 2), height: Math.round(height / 2) };
}
