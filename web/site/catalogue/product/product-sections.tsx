import type { ReactNode } from 'react';
import { Heading } from '#web/design/heading/heading.tsx';
import { Section } from '#web/design/section/section.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { OverviewSection } from '../classes/overview-section.tsx';
import { findPicture, orderedImages } from '../pictures.ts';
import { Downloads } from './downloads.tsx';
import { Film } from './film/film.tsx';
import { readFilm } from './film/film-address.ts';
import styles from './film/film-section.module.css';
import { Highlights } from './highlights/highlights.tsx';
import { filmPicture, type ProductParts } from './product-parts.ts';
import type { Product, Variant } from './product-query.ts';
import { Related, Stories, type Story } from './related.tsx';
import { Benefits, Details } from './service-parts.tsx';
import { TechnicalData } from './technical-data/technical-data.tsx';
import { Variants } from './technical-data/variants.tsx';

export type ProductSection = { id: string; title: string; body: ReactNode };

type Shown = {
  product: Product;
  variant: Variant | undefined;
  parts: ProductParts;
  stories: readonly Story[];
};

/** The sections of a product's page in order, without empty ones (NAV-10 lists the same). */
export function useProductSections({ product, variant, parts, stories }: Shown): ProductSection[] {
  const t = usePageContext().texts('catalogue');
  const isService = product.type === 'service';
  const { paragraphs, rows, highlights, film, benefits, details, related, components, services } = parts;
  const section = (isThere: boolean, id: string, title: string, body: () => ReactNode): ProductSection[] =>
    isThere ? [{ id, title, body: body() }] : [];
  const relatedTitle = t(isService ? 'relatedProducts' : 'related');
  const servicesTitle = t(isService ? 'relatedServices.more' : 'relatedServices');
  return [
    ...section(paragraphs.length + product.capabilities.length > 0, 'overview', t('overview'), () => (
      <OverviewSection product={product} paragraphs={paragraphs} />
    )),
    ...section(benefits.length > 0, 'benefits', t('benefits'), () => <Benefits lines={benefits} />),
    ...section(details.length > 0, 'details', t('details'), () => <Details lines={details} />),
    ...section(highlights.length > 0, 'highlights', t('highlights'), () => (
      <Highlights highlights={highlights} />
    )),
    ...section(film !== undefined, 'film', t('film'), () => <FilmSection product={product} parts={parts} />),
    ...section(!isService, 'data', t('data'), () => (
      <TechnicalData product={product} variant={variant} rows={rows} />
    )),
    ...section(product.variants.length > 1, 'variants', t('variants'), () => <Variants product={product} />),
    ...section(product.documents.length > 0, 'downloads', t('downloads'), () => (
      <Downloads documents={product.documents} />
    )),
    ...section(components.length > 0, 'components', t('components'), () => (
      <Related id="components" title={t('components')} products={components} tone="sunken" />
    )),
    ...section(related.length > 0, 'related', relatedTitle, () => (
      <Related
        id="related"
        title={relatedTitle}
        products={related}
        tone={components.length > 0 ? undefined : 'sunken'}
      />
    )),
    ...section(services.length > 0, 'services', servicesTitle, () => (
      <Related id="services" title={servicesTitle} products={services} />
    )),
    ...section(stories.length > 0, 'stories', t('stories'), () => <Stories stories={stories} />),
  ];
}

function FilmSection({ product, parts: { film } }: { product: Product; parts: ProductParts }) {
  const t = usePageContext().texts('catalogue');
  if (!film) return null;
  const title = product.video_title ?? t('film.title', { name: product.name });
  return (
    <Section id="film" labelledBy="film-title">
      <div className={styles.pair}>
        <Heading level={2} id="film-title">
          {title}
        </Heading>
        <div className={styles.film}>
          <Film
            film={film}
            title={title}
            poster={getPoster(product)}
            alternative={readFilm(product.video_alternative_url)}
          />
          {product.video_is_silent ? <p className={styles.note}>{t('film.silent')}</p> : null}
        </div>
      </div>
    </Section>
  );
}

/** IMG-02: 1180 wide; the product's picture where the film has no poster of its own. */
function getPoster(product: Product) {
  const [first] = orderedImages(product.images);
  const address = filmPicture(product);
  if (!address) return findPicture('film', first);
  const own = { contentType: 'image/webp', width: 1180, height: 664, focalX: 0.5, focalY: 0.5 };
  return findPicture('film', { ...own, url: address, alt: '', name: '', kind: 'scene', default: false });
}
