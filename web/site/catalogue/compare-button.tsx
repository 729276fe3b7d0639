import { getKey, maxProducts } from '#web/design/compare-control/basket.ts';
import { compareAddress } from '#web/design/compare-control/compare-address.ts';
import { CompareControl } from '#web/design/compare-control/compare-control.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';

type Compared = { slug: string; name: string; classifications: readonly { slug: string }[] };

type CompareButtonProps = {
  product: Compared;
  variant?: { id: string; name: string };
  /** `button` on the product's own page. */
  look?: 'chip' | 'button';
};

/** Adds a machine, or one of its variants, to the comparison; without script it links to the comparison. */
export function CompareButton({ product, variant, look = 'chip' }: CompareButtonProps) {
  const { texts, toMain } = usePageContext();
  const t = texts('comparison');
  const [classification] = product.classifications;
  if (!classification) return null;
  return (
    <CompareControl
      slug={product.slug}
      classification={classification.slug}
      variantId={variant?.id}
      labels={{
        text: t('control.text'),
        name: variant
          ? t('control.variant', { name: product.name, variant: variant.name })
          : t('control.name', { name: product.name }),
        full: t('control.full', { max: String(maxProducts) }),
      }}
      href={compareAddress(toMain('/compare'), [getKey(product.slug, variant?.id)])}
      look={look}
    />
  );
}
