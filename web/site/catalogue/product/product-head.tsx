import { imageUrl } from '#contracts/content/images/images.ts';
import { Heading } from '#web/design/heading/heading.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { Kicker } from '#web/design/kicker/kicker.tsx';
import type { ModelLabels } from '#web/design/model-viewer/model-viewer.tsx';
import { Lead, Wrap } from '#web/design/section/section.tsx';
import { StageGallery } from '#web/design/stage-gallery/stage-gallery.tsx';
import type { Translate } from '#web/i18n/translator.ts';
import type { SpecificationRow } from '#web/site/data/catalogue/specification-rows.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { CompareButton } from '../compare-button.tsx';
import { findPicture, orderedImages } from '../pictures.ts';
import { Value } from '../value.tsx';
import { ExpertLink } from './expert-band.tsx';
import { nameSize } from './name-size.ts';
import styles from './product-head.module.css';
import type { Product } from './product-query.ts';

type ProductHeadProps = {
  product: Product;
  /** The figures that a buyer asks for first. */
  facts: readonly SpecificationRow[];
  hasFilm: boolean;
};

/** The first screen of a product or service: its pictures, what it is, and the two calls to action. */
export function ProductHead({ product, facts, hasFilm }: ProductHeadProps) {
  const { texts } = usePageContext();
  const t = texts('catalogue');
  const { name, brand, classifications, short_description: lead, type } = product;
  return (
    <Wrap>
      <div className={styles.head}>
        <Pictures product={product} hasFilm={hasFilm} />
        <div className={styles.words}>
          {brand && !brand.own ? <Brand brand={brand} /> : null}
          {classifications[0] ? <Kicker>{classifications[0].name}</Kicker> : null}
          <Heading level={1} size={nameSize(name)}>
            {name}
          </Heading>
          {lead ? <Lead>{lead}</Lead> : null}
          {facts.length > 0 ? (
            <dl className={styles.facts} aria-label={t('facts')}>
              {facts.map((row) => (
                <div key={row.key} className={styles.fact}>
                  <dt className={styles.factName}>{row.name}</dt>
                  <dd className={styles.factValue}>
                    <Value row={row} />
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
          <div className={styles.actions}>
            <ExpertLink />
            {type === 'product' ? <CompareButton product={product} look="button" /> : null}
          </div>
          <p className={styles.promise}>
            <Icon name="check" />
            <span>{t('expert.promise')}</span>
          </p>
        </div>
      </div>
    </Wrap>
  );
}

function Pictures({ product, hasFilm }: Pick<ProductHeadProps, 'product' | 'hasFilm'>) {
  const t = usePageContext().texts('catalogue');
  const page = usePageContext().texts('page');
  const pictures = orderedImages(product.images).map((image) => ({
    stage: findPicture('stage', image, true),
    thumbnail: findPicture('galleryThumbnail', image),
    lightboxThumbnail: findPicture('lightboxThumbnail', image),
    full: findPicture('screen', image),
  }));
  const title = t('gallery', { name: product.name });
  return (
    <div className={styles.pictures}>
      <StageGallery
        id="picture"
        pictures={pictures}
        model={product.model ? { src: product.model.url, labels: modelLabels(t, product.name) } : undefined}
        film={hasFilm ? { href: '#film', label: t('gallery.film') } : undefined}
        labels={{
          title,
          list: title,
          enlarge: page('gallery.enlarge'),
          close: page('gallery.close'),
          previous: page('gallery.previous'),
          next: page('gallery.next'),
          zoomIn: page('gallery.zoomIn'),
          zoomOut: page('gallery.zoomOut'),
          position: (number, total) =>
            page('gallery.position', { current: String(number), total: String(total) }),
        }}
      />
    </div>
  );
}

/** The logo or name of the brand, where it is another one of the group. */
function Brand({ brand }: { brand: NonNullable<Product['brand']> }) {
  const { image, name } = brand;
  if (!image) return <p className={styles.brandName}>{name}</p>;
  return (
    <img
      className={styles.logo}
      src={imageUrl({ ...image, src: image.url }, 'brandLogo')}
      width={image.width}
      height={image.height}
      alt={name}
      decoding="async"
    />
  );
}

/** The labels of the 3D model of a machine. */
function modelLabels(t: Translate<'catalogue'>, name: string): ModelLabels {
  return {
    open: t('model.open'),
    close: t('model.close'),
    title: t('model.title', { name }),
    keys: t('model.keys'),
    loading: t('model.loading'),
    failed: t('model.failed'),
    tools: t('model.tools'),
    left: t('model.left'),
    right: t('model.right'),
    up: t('model.up'),
    down: t('model.down'),
    closer: t('model.closer'),
    farther: t('model.farther'),
  };
}
