import { Heading } from '#web/design/heading/heading.tsx';
import { ProductCard, ProductGrid } from '#web/design/product-card/product-card.tsx';
import { Section, SectionHeader } from '#web/design/section/section.tsx';
import { productPath } from '#web/site/visit/catalogue-address.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { findPicture } from '../../layout/image.tsx';
import type { ArticleProduct } from './load-article-products.ts';

/** The machines that a story speaks of. */
export function ArticleProducts({ products }: { products: readonly ArticleProduct[] }) {
  const { texts, toMain } = usePageContext();
  return (
    <Section labelledBy="products">
      <SectionHeader>
        <Heading level={2} id="products">
          {texts('stories')('products')}
        </Heading>
      </SectionHeader>
      <ProductGrid>
        {products.map((product) => (
          <ProductCard
            key={product.slug}
            href={toMain(productPath(product))}
            name={product.name}
            kind={product.classifications[0]?.name}
            text={product.short_description ?? undefined}
            picture={getPicture(product)}
            brand={product.brand && !product.brand.own ? product.brand.name : undefined}
          />
        ))}
      </ProductGrid>
    </Section>
  );
}

function getPicture({ images }: ArticleProduct) {
  const image = images.find((one) => one.default) ?? images[0];
  return findPicture(
    'product',
    image ? { ...image, src: image.url, transparent: image.kind !== 'scene' } : null,
  );
}
