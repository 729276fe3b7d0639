import { Chart } from '#web/design/chart/chart.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { formatNumber, listFormat } from '#web/i18n/format/format.ts';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './chart.module.css';

/** INV-01: figures over the years, as a chart and as a table. */
export function ChartBlock({ block, titleLevel }: BlockProps<'chart'>) {
  const { texts, locale } = usePageContext();
  const t = texts('investors');
  const periods = block.periods.map(({ period }) => period);
  const series = block.series.map(({ label, amounts }) => ({
    label: label ?? block.unit ?? '',
    amounts: amounts.map(({ amount }) => amount),
  }));
  const digits = Math.max(...series.flatMap(({ amounts }) => amounts.map(getDecimals)));
  const format = (amount: number) =>
    formatNumber(amount, locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const span = { from: periods[0] ?? '', to: periods.at(-1) ?? '' };
  const unit = block.unit ?? '';
  return (
    <>
      <header className={styles.head}>
        {block.title ? (
          <Heading level={titleLevel} size="large">
            {block.title}
          </Heading>
        ) : null}
        {block.lead ? <p>{block.lead}</p> : null}
        {unit ? <p className={styles.unit}>{unit}</p> : null}
      </header>
      <Chart
        id={block.id}
        drawing={block.drawing}
        title={block.title ?? unit}
        description={t('chart.described', {
          series: listFormat(
            series.map(({ label }) => label),
            locale,
          ),
          ...span,
        })}
        periods={periods}
        series={series}
        format={format}
        formatTick={(tick) => formatNumber(tick, locale)}
        labels={{ table: t('chart.table'), period: t('chart.period') }}
      />
      {block.note ? <p className={styles.note}>{block.note}</p> : null}
    </>
  );
}

/** Two at most: the precision of figures per share. */
function getDecimals(amount: number): number {
  return Math.min(2, String(amount).split('.')[1]?.length ?? 0);
}
