import { graphql, type ResultOf } from '#contracts/content/graphql.ts';
import { imageFields } from '#contracts/content/images/image-fields.ts';
import type { ContentClient } from '#web/site/data/content-client.ts';
import type { Visit } from '#web/site/visit/context.ts';
import type { ProductImage } from '../product-fields.ts';

/**
 * What editors write above the catalogue: the system page at its address, with the hero that it begins with.
 */
const introQuery = graphql(
  `
  query catalogueIntro($siteId: ID!, $path: String!, $country: String!) {
    page(siteId: $siteId, path: $path, country: $country) {
      id
      title
      description
      lead
      theme
      image { ...ImageFields }
      blocks {
        ... on HeroBlock { title lead }
      }
    }
  }
`,
  [imageFields],
);

export type Intro = {
  id: string;
  title: string;
  description: string | null;
  heading: string;
  lead: string | null;
  theme: string;
  image: ProductImage | null;
};

type IntroPage = NonNullable<ResultOf<typeof introQuery>['page']>;

/**
 * The intro of `/products` or `/services`; null where editors wrote none. Throws a 503 response when the back
 * end is unavailable.
 */
export async function loadIntro(
  content: ContentClient,
  { site, locale }: Pick<Visit, 'site' | 'locale'>,
  path: string,
): Promise<Intro | null> {
  const { page } = await content(introQuery, { siteId: site.id, path, country: locale.country });
  return page && getIntro(page);
}

function getIntro({ blocks, ...page }: IntroPage): Intro {
  const hero = blocks.find((block) => 'title' in block);
  return {
    id: page.id,
    title: page.title,
    description: page.description,
    theme: page.theme,
    image: page.image && {
      ...page.image,
      url: page.image.src,
      name: '',
      kind: page.image.transparent ? 'cutout' : 'scene',
      default: true,
    },
    heading: hero?.title ?? page.title,
    lead: hero?.lead ?? page.lead,
  };
}
