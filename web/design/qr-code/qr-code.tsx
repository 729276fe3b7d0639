import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** A code that a camera reads (ISO/IEC 18004), with the quiet zone around it; always dark on light. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={modules.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
