import { Heading } from '#web/design/heading/heading.tsx';
import { Section, SectionHeader } from '#web/design/section/section.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { CompareButton } from '#web/site/catalogue/compare-button.tsx';
import { Value } from '#web/site/catalogue/value.tsx';
import { specificationRows } from '#web/site/data/catalogue/specification-rows.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import type { Product, Variant } from '../product-query.ts';
import { VariantName } from './technical-data.tsx';
import styles from './variants.module.css';

/** The number of columns; further attributes are found in the technical data of each variant. */
const columnsShown = 4;

/**
 * The variants side by side, by the attributes in which they differ; each variant of a machine links to its
 * own data and can be compared.
 */
export function Variants({ product }: { product: Product }) {
  const { locale, texts, to, path } = usePageContext();
  const t = texts('catalogue');
  const { variants } = product;
  const hasData = product.type !== 'service';
  const rowsByKey = ({ specifications }: Pick<Product, 'specifications'>) =>
    new Map(specificationRows(specifications, locale.language).map((row) => [row.key, row]));
  const base = rowsByKey(product);
  const rows = variants.map(rowsByKey);
  const names = new Map(rows.flatMap((own) => [...own].map(([key, { name }]) => [key, name] as const)));
  const attributes = [...names].slice(0, columnsShown);
  const compare = {
    key: 'compare',
    title: <span className="visually-hidden">{texts('comparison')('control.text')}</span>,
    align: 'end' as const,
    cell: (variant: Variant) => (
      <CompareButton product={product} variant={{ id: variant.id, name: variant.metric_name }} />
    ),
  };
  return (
    <Section id="variants" labelledBy="variants-title">
      <SectionHeader aside={<p className="muted">{t('variants.count', { count: variants.length })}</p>}>
        <Heading level={2} id="variants-title">
          {t('variants')}
        </Heading>
      </SectionHeader>
      <div className={styles.table}>
        <DataTable
          caption={t('variants.of', { name: product.name })}
          rows={variants}
          getKey={({ id }) => id}
          columns={[
            {
              key: 'variant',
              title: t('variants.variant'),
              cell: (variant) =>
                hasData ? (
                  <a
                    className={styles.name}
                    href={`${to(path)}?variant=${encodeURIComponent(variant.id)}#data`}
                  >
                    <VariantName variant={variant} />
                  </a>
                ) : (
                  <VariantName variant={variant} />
                ),
            },
            ...attributes.map(([key, title]) => ({
              key,
              title,
              cell: (_: Variant, place: number) => {
                const row = rows[place]?.get(key) ?? base.get(key);
                return row ? <Value row={row} /> : '–';
              },
            })),
            ...(hasData ? [compare] : []),
          ]}
        />
      </div>
    </Section>
  );
}
