import { useReader } from '#web/request/reader.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';

type Compared = { slug: string; name: string; classifications: readonly { slug: string }[] };

/** Adds a machine, or one of its variants, to the comparison; without script it leads there. */
export function CompareButton({ product, variantId }: { product: Compared; variantId?: string }) {
  const { texts, toMain } = useReader();
  return (
    <ButtonLink
      href={`${toMain('/compare')}?p=${product.slug}${variantId ? `:${variantId}` : ''}`}
      variant="secondary"
      size="compact"
      icon="compare"
    >
      {texts('catalogue')('variants.compare')}
    </ButtonLink>
  );
}
