import type { BlockType } from '#contracts/content/blocks.ts';
import styles from './block-icon.module.css';

/** The icons of blocks on a 32 × 24 grid: lines are texts, frames are pictures. */
const drawings: Record<BlockType, string> = {
  hero: 'M2 2h28v20H2zM6 13h10M6 17h6',
  text: 'M4 4h14M4 9h24M4 14h24M4 19h18',
  textPicture: 'M2 5h12M2 10h12M2 15h9M18 4h12v16H18z',
  picture: 'M3 3h26v18H3zM3 17l8-7 6 6 4-4 8 6',
  video: 'M3 3h26v18H3zM13 8v8l7-4z',
  gallery: 'M2 3h12v8H2zM18 3h12v8H18zM2 14h12v8H2zM18 14h12v8H18z',
  quote: 'M5 6h6v6H5zM11 12c0 4-2 6-5 6M17 6h6v6h-6zM23 12c0 4-2 6-5 6',
  keyFigures: 'M4 14V6l-2 2M10 6h5v4l-5 4h5M21 6h5l-3 3c4 0 4 5 0 5h-2M3 20h26',
  cards: 'M2 4h8v16H2zM12 4h8v16h-8zM22 4h8v16h-8z',
  accordion: 'M3 5h22M3 12h22M3 19h22M27 4l2 2M27 11l2 2M27 18l2 2',
  tabs: 'M2 8h28v13H2zM2 8V3h8v5M12 8V4h7v4M21 8V4h7v4',
  table: 'M2 4h28v16H2zM2 9h28M2 14.5h28M12 4v16M21 4v16',
  downloads: 'M8 3h12l4 4v14H8zM16 8v8M13 13l3 3 3-3',
  timeline: 'M8 2v20M8 6h14M8 12h18M8 18h11M6 6h4M6 12h4M6 18h4',
  people:
    'M10 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6M4 20c0-9 12-9 12 0M23 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6M19 13c5-3 9 1 9 7',
  logos: 'M2 8h8v8H2zM16 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10M23 16l4-8 4 8z',
  teaserList: 'M2 3h8v7H2zM13 5h16M13 8h10M2 14h8v7H2zM13 16h16M13 19h10',
  productTeaser: 'M3 18h26M6 18V9h7V5h6v4h7v9M10 13h4',
  contactCall: 'M9 10a4 4 0 1 0 0-8 4 4 0 0 0 0 8M2 22c0-11 14-11 14 0M20 8h10M20 13h10M20 18h6',
  expoAgenda: 'M3 5h26v16H3zM3 10h26M9 2v5M23 2v5M8 14h6M8 17h10',
  form: 'M3 3h26v5H3zM3 11h26v5H3zM3 19h10v3H3z',
  anchorNavigation: 'M3 5h4M10 5h4M17 5h5M25 5h4M3 9h26M6 14h20M6 19h14',
  processFinder: 'M3 3h7v7H3zM13 3h7v7h-7zM23 3h6v7h-6zM3 14h7v7H3zM13 14h7v7h-7zM23 14h6v7h-6z',
  beforeAfter: 'M3 4h26v16H3zM16 2v20M13 9l-3 3 3 3M19 9l3 3-3 3',
  wireEnds: 'M2 8h12v8H2zM14 10h7M14 12h9M14 14h7M25 4v16M29 4v16',
  annotatedPicture: 'M3 5h18v15H3zM12 12l9-8h9M12 12h0',
  portalTeaser: 'M3 3h26v15H3zM3 7h26M11 22h10M7 11h8M7 14h5',
  regions: 'M16 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M6 12h20M16 2c6 6 6 14 0 20M16 2c-6 6-6 14 0 20',
  chart: 'M3 3v18h26M8 17v-5M14 17V8M20 17v-7M26 17V5',
  financialCalendar: 'M3 5h26v16H3zM3 10h26M9 2v5M23 2v5M8 17l4-3 4 2 7-4',
};

export function BlockIcon({ type }: { type: string }) {
  const path = Object.hasOwn(drawings, type) ? drawings[type as BlockType] : drawings.text;
  return (
    <svg className={styles.icon} viewBox="0 0 32 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
