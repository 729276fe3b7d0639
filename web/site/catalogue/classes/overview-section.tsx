import { Heading } from '#web/design/heading/heading.tsx';
import { Prose } from '#web/design/prose/prose.tsx';
import { Section } from '#web/design/section/section.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import type { Product } from '../product/product-query.ts';
import { CapabilityGrid } from './capability-grid.tsx';
import styles from './overview-section.module.css';

/** What the product is for, in words, and its capabilities, in pictograms. */
export function OverviewSection({
  product,
  paragraphs,
}: {
  product: Product;
  paragraphs: readonly string[];
}) {
  const t = usePageContext().texts('catalogue');
  const { capabilities, name } = product;
  return (
    <Section id="overview" labelledBy="overview-title">
      <div
        className={styles.columns}
        data-both={paragraphs.length > 0 && capabilities.length > 0 ? '' : undefined}
      >
        <div className={styles.text}>
          <h2 id="overview-title" className="visually-hidden">
            {t('overviewOf', { name })}
          </h2>
          <Prose>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </div>
        {capabilities.length > 0 ? (
          <div className={styles.capabilities}>
            <Heading level={3} size="small">
              {t('capabilities')}
            </Heading>
            <CapabilityGrid capabilities={capabilities} />
          </div>
        ) : null}
      </div>
    </Section>
  );
}
