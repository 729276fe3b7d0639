import { type ImportKind, importKinds } from '#contracts/products/catalogue-import.ts';
import styles from '../importing.module.css';

type Counts = Readonly<Record<ImportKind, number>>;

const whole = 1000;
const gap = 4;
const slant = 3;
/** The minimum width, so that one of ten thousand is visible. */
const least = 10;

/** The shares of the findings in a file, as adjacent strands; the figures below are the text alternative. */
export function KindShares({ counts }: { counts: Counts }) {
  let start = 0;
  const strands = sharesOf(counts).map(({ kind, width }) => {
    const from = start;
    start += width + gap;
    return { kind, from, to: from + width };
  });
  return (
    <svg
      className={styles.shares}
      viewBox={`0 0 ${whole} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {strands.map(({ kind, from, to }) => (
        <polygon
          key={kind}
          data-kind={kind}
          points={`${from + slant},0 ${to},0 ${to - slant},10 ${from},10`}
        />
      ))}
    </svg>
  );
}

/** The widths of the kinds present; with the gaps between them they fill the whole. */
function sharesOf(counts: Counts): { kind: ImportKind; width: number }[] {
  const there = importKinds.filter((kind) => counts[kind] > 0);
  const all = there.reduce((sum, kind) => sum + counts[kind], 0);
  const room = whole - gap * (there.length - 1) - least * there.length;
  return there.map((kind) => ({ kind, width: least + (room * counts[kind]) / all }));
}
