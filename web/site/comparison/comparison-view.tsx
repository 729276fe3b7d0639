import { ButtonLink } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { Section } from '#web/design/section/section.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './comparison-view.module.css';
import { ClassTabs } from './controls/class-tabs.tsx';
import { ColumnPickers } from './controls/column-pickers.tsx';
import { ComparisonTools } from './controls/comparison-tools.tsx';
import { LeadLine } from './lead-line.tsx';
import type { ShownComparison } from './load-comparison.ts';
import { moreProducts } from './more-products.ts';
import { ComparisonTable } from './table/comparison-table.tsx';

type ComparisonViewProps = { shown: ShownComparison; address: string };

/** The full comparison: its classes, its tools and its table. */
export function ComparisonView({ shown, address }: ComparisonViewProps) {
  const { texts, toMain } = usePageContext();
  const t = texts('comparison');
  const { current, gone, rows, lead, system } = shown;
  const isConverted = rows.some(({ cells }) => cells.flat().some(({ converted }) => converted));
  return (
    <Section spacing="tight">
      <web-comparison
        class={styles.page}
        data-page={toMain('/compare')}
        data-empty={current ? undefined : ''}
      >
        <header className={styles.head}>
          <Heading level={1} size="highlight">
            {t('title')}
          </Heading>
          {lead && current ? <LeadLine lead={lead} system={system} /> : null}
          {gone > 0 ? <p className={styles.gone}>{t('gone', { count: gone })}</p> : null}
        </header>
        {current ? (
          <>
            <ClassTabs shown={shown} />
            <ComparisonTools shown={shown} address={address} />
            <ColumnPickers shown={shown} />
            <ComparisonTable shown={shown} />
            <p className={styles.more}>
              <ButtonLink
                href={toMain(moreProducts(current.products[0]!.product))}
                variant="secondary"
                icon="plus"
                data-adds=""
              >
                {t('add')}
              </ButtonLink>
            </p>
            {isConverted ? <p className={styles.note}>{t('convertedNote')}</p> : null}
          </>
        ) : (
          <div className={address.includes('?') ? undefined : styles.empty}>
            <EmptyState
              title={t('empty.title')}
              text={t('empty.text')}
              action={<ButtonLink href={toMain('/products')}>{t('empty.action')}</ButtonLink>}
            />
          </div>
        )}
      </web-comparison>
    </Section>
  );
}
