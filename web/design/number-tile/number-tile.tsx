import type { ReactNode } from 'react';
import { classNames } from '#web/design/class-names.ts';
import { Link } from '#web/design/link/link.tsx';
import styles from './number-tile.module.css';

/** Tiles side by side. */
export function NumberTiles({ children }: { children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>;
}

type NumberTileProps = {
  label: string;
  /** The formatted value; undefined while it is being fetched. */
  value: string | undefined;
  note?: string;
  /** The list of what was counted. */
  href?: string;
};

/** One key figure; the whole tile links to what was counted. */
export function NumberTile({ label, value, note, href }: NumberTileProps) {
  return (
    <div className={styles.tile}>
      <p className={styles.label}>
        {href ? (
          <Link className={classNames('covering', styles.cover)} href={href}>
            {label}
          </Link>
        ) : (
          label
        )}
      </p>
      <p className={styles.value} aria-busy={value === undefined || undefined}>
        {value ?? <span className={styles.unknown} />}
      </p>
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}
