import type { ReactNode } from 'react';
import { ProductCard, ProductGrid } from '#web/design/product-card/product-card.tsx';
import { specificationRows } from '#web/site/data/catalogue/specification-rows.ts';
import { productPath } from '#web/site/visit/catalogue-address.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { CompareButton } from '../compare-button.tsx';
import { findPicture, orderedImages } from '../pictures.ts';
import type { CardProduct } from '../product-fields.ts';
import { Value } from '../value.tsx';

const factsShown = 3;
const places = { wide: 'listed', three: 'listedOfThree' } as const;

type CardsProps = {
  products: readonly CardProduct[];
  headingLevel?: 2 | 3 | 4;
  /**
   * `wide`: large cards, for a list beside its filters; `three`: three in a row, where four would leave a
   * gap.
   */
  look?: 'wide' | 'three';
  /** Some of the pictures are in the first screen, and so are offered as AVIF, too. */
  first?: boolean;
  /** Below or beside a title (TitledProducts). */
  titled?: boolean;
};

/** Products or services as cards; inside a `UnitScope` their values follow its system. */
export function ProductCards({ products, headingLevel, look, first, titled }: CardsProps): ReactNode {
  const place = look ? places[look] : titled && products.length < 3 ? 'productOfFew' : 'product';
  return (
    <ProductGrid look={look}>
      {products.map((product) => (
        <Card key={product.slug} product={product} headingLevel={headingLevel} place={place} first={first} />
      ))}
    </ProductGrid>
  );
}

type CardProps = {
  product: CardProduct;
  headingLevel?: 2 | 3 | 4;
  place: 'listed' | 'listedOfThree' | 'product' | 'productOfFew';
  first?: boolean;
};

function Card({ product, headingLevel, place, first }: CardProps) {
  const { locale, toMain } = usePageContext();
  const { brand, images, classifications, key_specifications: keys } = product;
  const [image] = orderedImages(images);
  const isMachine = product.type === 'product';
  const facts = specificationRows(keys, locale.language)
    .slice(0, factsShown)
    .map((row) => ({ name: row.name, value: <Value row={row} /> }));
  return (
    <ProductCard
      href={toMain(productPath(product))}
      name={product.name}
      kind={classifications[0]?.name}
      text={isMachine && facts.length > 0 ? undefined : (product.short_description ?? undefined)}
      picture={image ? findPicture(place, image, first) : null}
      ratio={isMachine ? '4:3' : '16:9'}
      facts={facts}
      brand={brand && !brand.own ? brand.name : undefined}
      action={isMachine ? <CompareButton product={product} /> : undefined}
      headingLevel={headingLevel}
    />
  );
}
