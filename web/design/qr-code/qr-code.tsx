import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** A QR code (ISO/IEC 18004) with its quiet zone; always dark on light. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={data.map(strokeRow).join('')} shapeRendering="crispEdges" />
    </svg>
  );
}

/** Draws each run of dark modules as a line one module thick: a fifth of the size of a square for each. */
function strokeRow(row: readonly boolean[], y: number): string {
  let path = '';
  let at: number | undefined;
  for (let x = row.indexOf(true); x >= 0 && x < row.length; x = row.indexOf(true, x)) {
    const end = row.indexOf(false, x);
    path += at === undefined ? `M${x} ${y + 0.5}h${end - x}` : `m${x - at} 0h${end - x}`;
    at = end;
    x = end;
  }
  return path;
}
