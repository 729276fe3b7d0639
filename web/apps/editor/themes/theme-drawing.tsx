import { themeTokenNames } from '#contracts/themes/theme-tokens.ts';
import styles from './theme.module.css';

/** A theme at a glance: a page with its stage, its text, a button and a link. */
export function ThemeDrawing({ tokens }: { tokens: Readonly<Record<string, string>> }) {
  const { page, inverse, accent, text, muted, surface, line } = tokens;
  const link = tokens['accent-text'];
  if (themeTokenNames.some((name) => tokens[name] === undefined)) return null;
  return (
    <svg className={styles.drawing} viewBox="0 0 280 128" aria-hidden="true" focusable="false">
      <rect width="280" height="128" fill={page} />
      <rect width="280" height="62" fill={inverse} />
      <rect x="20" y="16" width="96" height="8" rx="4" fill={tokens['inverse-text']} />
      <rect x="20" y="32" width="46" height="14" rx="4" fill={accent} />
      <rect x="30" y="37" width="26" height="4" rx="2" fill={tokens['on-accent']} />
      <rect x="76" y="37" width="40" height="4" rx="2" fill={tokens['inverse-accent']} />
      <rect x="20" y="76" width="84" height="7" rx="3.5" fill={text} />
      <rect x="20" y="92" width="112" height="5" rx="2.5" fill={muted} />
      <rect x="20" y="104" width="52" height="5" rx="2.5" fill={link} />
      <rect x="168" y="74" width="92" height="40" rx="5" fill={surface} stroke={line} />
      <rect x="178" y="84" width="40" height="5" rx="2.5" fill={text} />
      <rect x="178" y="97" width="30" height="5" rx="2.5" fill={tokens.control} />
    </svg>
  );
}
