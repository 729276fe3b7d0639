import { Fragment } from 'react';
import { AnchorNavigation } from '#web/design/anchor-navigation/anchor-navigation.tsx';
import { LongPage } from '#web/design/long-page/long-page.tsx';
import { PrintedAddress } from '#web/design/printed-address/printed-address.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { Units } from '#web/site/visit/unit-choice.tsx';
import { ExpertBand, ExpertLink } from './expert-band.tsx';
import styles from './product.module.css';
import { ProductHead } from './product-head.tsx';
import { getParts } from './product-parts.ts';
import type { Product, Variant } from './product-query.ts';
import { useProductSections } from './product-sections.tsx';
import type { Story } from './related.tsx';

export type ProductData = {
  kind: 'product';
  product: Product;
  /** The variant whose values are shown; undefined: the basic version. */
  variant: Variant | undefined;
  stories: readonly Story[];
};

/** CAT-03, CAT-05: everything about one product or service, on one page. */
export function ProductPage({ shown: { product, variant, stories } }: { shown: ProductData }) {
  const { locale, texts, path, to, absolute } = usePageContext();
  const t = texts('catalogue');
  const parts = getParts(product, variant, locale.language);
  const sections = useProductSections({ product, variant, parts, stories });
  const address = absolute(to(path)) + (variant ? `?variant=${encodeURIComponent(variant.id)}` : '');
  return (
    <Units>
      <div className={styles.sheet}>
        <ProductHead product={product} facts={parts.facts} hasFilm={parts.film !== undefined} />
        {sections.length > 1 ? (
          <AnchorNavigation
            label={texts('frame')('onThisPage')}
            items={sections.map(({ id, title }) => ({ id, title }))}
            aside={<ExpertLink compact />}
          />
        ) : null}
        <LongPage>
          {sections.map(({ id, body }) => (
            <Fragment key={id}>{body}</Fragment>
          ))}
          <ExpertBand subject={product.name} />
        </LongPage>
        <PrintedAddress address={address} label={t('print.address')} codeLabel={t('print.code')} />
      </div>
    </Units>
  );
}
