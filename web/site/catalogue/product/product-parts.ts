import type { Language } from '#contracts/languages.ts';
import { type SpecificationRow, specificationRows } from '#web/site/data/catalogue/specification-rows.ts';
import { withVariant } from '#web/site/data/catalogue/specifications.ts';
import type { CardProduct } from '../product-fields.ts';
import { type FilmAddress, isGiven, readFilm } from './film/film-address.ts';
import type { Product, Variant } from './product-query.ts';

/** The number of key facts beside the pictures. */
const factsShown = 4;

export type Highlight = Product['highlights'][number];

/** The parts of a product's page. Empty or incomplete data is left out. */
export type ProductParts = {
  paragraphs: string[];
  facts: SpecificationRow[];
  rows: SpecificationRow[];
  highlights: Highlight[];
  film: FilmAddress | undefined;
  benefits: string[];
  details: string[];
  related: CardProduct[];
  components: CardProduct[];
  services: CardProduct[];
};

export function getParts(product: Product, variant: Variant | undefined, language: Language): ProductParts {
  const changed = variant?.specifications ?? [];
  const keys = new Set(product.key_specifications.map(({ key }) => key));
  const keyFacts = withVariant(
    product.key_specifications,
    changed.filter(({ key }) => keys.has(key)),
  );
  const specifications = withVariant(product.specifications, changed);
  const ofKind = (kind: 'related' | 'component' | 'service') =>
    product.related.filter(({ type }) => type === kind).map((item) => item.product);
  return {
    paragraphs: getParagraphs(product.long_description),
    facts: specificationRows([...keyFacts, ...specifications], language).slice(0, factsShown),
    rows: specificationRows(specifications, language),
    highlights: shownHighlights(product.highlights),
    film: readFilm(product.video_url),
    benefits: serviceLines(product.service, 'benefit'),
    details: serviceLines(product.service, 'detail'),
    related: ofKind('related'),
    components: ofKind('component'),
    services: ofKind('service'),
  };
}

/** A highlight needs a name, and a picture or a film to show it. */
export function shownHighlights(highlights: readonly Highlight[]): Highlight[] {
  return highlights.filter(
    ({ name, image, video_url: film }) => name.trim() !== '' && Boolean(image ?? readFilm(film)),
  );
}

const places = [1, 2, 3, 4, 5, 6] as const;

/** CAT-05: up to six lines; empty ones are left out. */
export function serviceLines(service: Product['service'], kind: 'benefit' | 'detail'): string[] {
  return places.map((place) => service?.[`${kind}${place}`]?.trim() ?? '').filter((line) => line !== '');
}

/** The address of the film's own poster; undefined where the product's picture replaces it. */
export function filmPicture({
  video_image_url: address,
}: Pick<Product, 'video_image_url'>): string | undefined {
  return isGiven(address) && /^\/image\/[\w.-]+$/.test(address) ? address : undefined;
}

function getParagraphs(text: string | null): string[] {
  return (text ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}
