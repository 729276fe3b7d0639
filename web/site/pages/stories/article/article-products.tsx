import { Heading } from '#web/design/heading/heading.tsx';
import { ProductCard, ProductGrid } from '#web/design/product-card/product-card.tsx';
import { TitledProducts } from '#web/design/product-card/titled-products.tsx';
import { Section } from '#web/design/section/section.tsx';
import { productPath } from '#web/site/visit/catalogue-address.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { findPicture } from '../../layout/image.tsx';
import type { ArticleProduct } from './load-article-products.ts';

/** The products that an article refers to. */
export function ArticleProducts({ products }: { products: readonly ArticleProduct[] }) {
  const { texts, toMain } = usePageContext();
  return (
    <Section labelledBy="products" print="hidden">
      <TitledProducts
        count={products.length}
        title={
          <Heading level={2} id="products">
            {texts('stories')('products')}
          </Heading>
        }
      >
        <ProductGrid>
          {products.map((product) => (
            <ProductCard
              key={product.slug}
              href={toMain(productPath(product))}
              name={product.name}
              kind={product.classifications[0]?.name}
              text={product.short_description ?? undefined}
              picture={getPicture(product, products.length < 3 ? 'productOfFew' : 'product')}
              brand={product.brand && !product.brand.own ? product.brand.name : undefined}
            />
          ))}
        </ProductGrid>
      </TitledProducts>
    </Section>
  );
}

function getPicture({ images }: ArticleProduct, place: 'product' | 'productOfFew') {
  const image = images.find((one) => one.default) ?? images[0];
  return findPicture(place, image ? { ...image, src: image.url, transparent: image.kind !== 'scene' } : null);
}
