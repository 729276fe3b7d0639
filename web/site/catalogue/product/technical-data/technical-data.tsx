import { FilterChip } from '#web/design/chip/chip.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { Section, SectionHeader } from '#web/design/section/section.tsx';
import { InBothUnits, unitClass } from '#web/design/units/units.tsx';
import { firstGroups } from '#web/site/catalogue/classes/first-groups.ts';
import type { SpecificationRow } from '#web/site/data/catalogue/specification-rows.ts';
import { inGroups } from '#web/site/data/catalogue/specifications.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { UnitChoice } from '#web/site/visit/unit-choice.tsx';
import type { Product, Variant } from '../product-query.ts';
import { SpecificationGroups } from './specification-groups.tsx';
import styles from './technical-data.module.css';

/**
 * At least this many rows, in whole groups, are shown at first: they describe the machine; the rest is for
 * those who install it.
 */
const rowsShown = 6;

type TechnicalDataProps = {
  product: Product;
  /** The variant that the rows belong to; undefined: the product itself. */
  variant: Variant | undefined;
  rows: readonly SpecificationRow[];
};

/** CAT-03: the figures in both measurement systems, of the product or of one of its variants. */
export function TechnicalData({ product, variant, rows }: TechnicalDataProps) {
  const t = usePageContext().texts('catalogue');
  const [first, others] = firstGroups(inGroups(rows), rowsShown);
  const hasBothSystems = rows.some(({ metric, imperial }) => metric?.text !== imperial?.text);
  return (
    <Section id="data" tone="sunken" labelledBy="data-title">
      <SectionHeader aside={hasBothSystems ? <UnitChoice /> : undefined}>
        <Heading level={2} id="data-title">
          {t('data')}
        </Heading>
      </SectionHeader>
      {rows.length === 0 ? <p className={styles.none}>{t('data.none')}</p> : null}
      {product.variants.length > 1 ? <VariantChoice product={product} chosen={variant} /> : null}
      {rows.length > 0 ? (
        <p className={styles.model}>
          {product.name}
          {variant ? (
            <span className={styles.variant}>
              <VariantName variant={variant} />
            </span>
          ) : null}
        </p>
      ) : null}
      <SpecificationGroups groups={first} />
      {others.length > 0 ? (
        <details className={styles.more}>
          <summary className={styles.summary}>
            <span className={styles.open}>{t('data.all', { count: rows.length })}</span>
            <span className={styles.close}>{t('data.fewer')}</span>
          </summary>
          <SpecificationGroups groups={others} />
        </details>
      ) : null}
      {(['Metric', 'Imperial'] as const)
        .filter((system) => isConverted(rows, system))
        .map((system) => (
          <p key={system} className={[styles.note, unitClass(system)].join(' ')}>
            {t('data.convertedNote')}
          </p>
        ))}
    </Section>
  );
}

function isConverted(rows: readonly SpecificationRow[], system: 'Metric' | 'Imperial'): boolean {
  return rows.some(({ metric, imperial }) => (system === 'Metric' ? metric : imperial)?.converted);
}

/** Each variant has an address of its own. */
function VariantChoice({ product, chosen }: { product: Product; chosen: Variant | undefined }) {
  const { texts, path, to } = usePageContext();
  const t = texts('catalogue');
  return (
    <nav className={styles.choice} aria-label={t('variants.choose')} data-print="hidden">
      <FilterChip href={`${to(path)}#data`} active={!chosen} plain>
        {t('variants.basic')}
      </FilterChip>
      {product.variants.map((variant) => (
        <FilterChip
          key={variant.id}
          href={`${to(path)}?variant=${encodeURIComponent(variant.id)}#data`}
          active={variant.id === chosen?.id}
          plain
        >
          <VariantName variant={variant} />
        </FilterChip>
      ))}
    </nav>
  );
}

/** Variants have names in both systems: a tray of 4 m is one of 13 ft. */
export function VariantName({ variant }: { variant: Pick<Variant, 'metric_name' | 'imperial_name'> }) {
  const { metric_name: metric, imperial_name: imperial } = variant;
  return metric === imperial ? metric : <InBothUnits metric={metric} imperial={imperial} />;
}
