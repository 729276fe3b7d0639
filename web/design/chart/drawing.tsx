import styles from './chart.module.css';
import { getScale, type Scale } from './chart-scale.ts';

export type Series = { label: string; amounts: number[] };

type DrawingProps = {
  id: string;
  drawing: 'bars' | 'lines';
  title: string;
  description: string;
  periods: string[];
  series: Series[];
  format: (amount: number) => string;
  formatTick: (amount: number) => string;
};

/** The plot area; the space around it is for the labels of the axes. */
const plot = { left: 56, top: 20, width: 448, height: 210 };
const full = { width: 520, height: 266 };

/** The chart as an SVG, with title and description for assistive technology. */
export function Drawing(props: DrawingProps) {
  const { id, drawing, title, description, periods, series, format, formatTick } = props;
  const scale = getScale(
    series.flatMap(({ amounts }) => amounts),
    drawing === 'bars',
  );
  const shape = { scale, series, count: periods.length, format };
  return (
    <svg
      viewBox={`0 0 ${full.width} ${full.height}`}
      className={styles.drawing}
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {scale.ticks.map((tick) => (
        <g key={tick} className={styles.tick} data-zero={tick === 0 ? '' : undefined}>
          <path d={`M${plot.left} ${height(scale, tick)}h${plot.width}`} />
          <text x={plot.left - 8} y={height(scale, tick)} dy="0.35em" textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {drawing === 'bars' ? <Bars {...shape} /> : <Lines {...shape} />}
      {periods.map((period, index) => (
        <text
          key={period}
          className={styles.period}
          x={middle(index, periods.length)}
          y={full.height - 8}
          textAnchor="middle"
        >
          {period}
        </text>
      ))}
    </svg>
  );
}

type ShapeProps = { scale: Scale; series: Series[]; count: number; format: DrawingProps['format'] };

/** Bars side by side for several series; a single series has its values as labels. */
function Bars({ scale, series, count, format }: ShapeProps) {
  const columnWidth = plot.width / count;
  const width = Math.min(56, (columnWidth * 0.64) / series.length);
  const zero = height(scale, 0);
  return series.map(({ label, amounts }, order) => (
    <g key={label} className={styles.series} data-series={order} data-drawing="bars">
      {amounts.slice(0, count).map((amount, index) => {
        const end = height(scale, amount);
        const start = middle(index, count) - (width * series.length) / 2 + width * order;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a value has no name but its place
          <g key={index}>
            <rect
              x={rounded(start)}
              y={rounded(Math.min(end, zero))}
              width={rounded(width - (series.length > 1 ? 2 : 0))}
              height={rounded(Math.max(Math.abs(end - zero), 1))}
            />
            {series.length === 1 ? (
              <text x={middle(index, count)} y={amount < 0 ? end + 15 : end - 6} textAnchor="middle">
                {format(amount)}
              </text>
            ) : null}
          </g>
        );
      })}
    </g>
  ));
}

function Lines({ scale, series, count }: ShapeProps) {
  return series.map(({ label, amounts }, order) => {
    const points = amounts
      .slice(0, count)
      .map((amount, index) => `${middle(index, count)} ${rounded(height(scale, amount))}`);
    return (
      <g key={label} className={styles.series} data-series={order} data-drawing="lines">
        <path d={`M${points.join('L')}`} />
        {points.map((point) => {
          const [x, y] = point.split(' ');
          return <circle key={point} cx={x} cy={y} r="4" />;
        })}
      </g>
    );
  });
}

function height(scale: Scale, value: number): number {
  return rounded(plot.top + plot.height * (1 - scale.share(value)));
}

/** The horizontal centre of a period's column. */
function middle(index: number, count: number): number {
  return rounded(plot.left + (plot.width / count) * (index + 0.5));
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
