import { DataTable } from '#web/design/table/table.tsx';
import styles from './chart.module.css';
import { Drawing, type Series } from './drawing.tsx';

type ChartProps = {
  /** Unique on the page. */
  id: string;
  drawing: 'bars' | 'lines';
  title: string;
  /** The description of the graphic for screen readers. */
  description: string;
  periods: string[];
  series: Series[];
  /** Formats a value for the reader. */
  format: (amount: number) => string;
  /** Formats a value of the axis, which is round. */
  formatTick: (amount: number) => string;
  labels: { table: string; period: string };
};

/** Figures over time: as a chart, and as a folded table. */
export function Chart({ labels, ...shown }: ChartProps) {
  const { drawing, title, periods, series, format } = shown;
  return (
    <figure className={styles.chart}>
      {series.length > 1 ? (
        <ul className={styles.legend}>
          {series.map(({ label }, index) => (
            <li key={label} className={styles.entry}>
              <svg
                viewBox="0 0 32 12"
                className={styles.sample}
                data-series={index}
                data-drawing={drawing}
                aria-hidden="true"
              >
                {drawing === 'bars' ? <rect width="32" height="12" /> : <path d="M0 6H32" />}
              </svg>
              {label}
            </li>
          ))}
        </ul>
      ) : null}
      <Drawing {...shown} />
      <details className={styles.figures}>
        <summary className={styles.summary}>{labels.table}</summary>
        <DataTable
          caption={title}
          columns={[
            { key: 'period', title: labels.period, cell: (period) => period },
            ...series.map(({ label, amounts }) => ({
              key: label,
              title: label,
              align: 'end' as const,
              cell: (_: string, place: number) => valueText(amounts[place], format),
            })),
          ]}
          rows={periods}
          getKey={(period) => period}
        />
      </details>
    </figure>
  );
}

function valueText(amount: number | undefined, format: ChartProps['format']): string {
  return amount === undefined ? '–' : format(amount);
}
