import type { ReactNode } from 'react';
import { classNames } from '#web/design/class-names.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import styles from './heading.module.css';

type HeadingProps = {
  level: 1 | 2 | 3 | 4;
  /** The step of the type scale when it differs from the level's own: rank and size are two matters. */
  size?: 'hero' | 'page' | 'section' | 'highlight' | 'large' | 'card' | 'small';
  id?: string;
  /** Shows a link to this heading on hover and focus; needs an id. */
  anchorLabel?: string;
  children: ReactNode;
};

/** A heading; its rank in the document and its size on the page are chosen apart. */
export function Heading({ level, size, id, anchorLabel, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  const className = classNames(size && styles[size], anchorLabel && styles.anchored) || undefined;
  return (
    <Tag id={id} className={className} data-word={size === 'page' ? wordStep(children) : undefined}>
      {children}
      {id && anchorLabel ? (
        <a className={styles.anchor} href={`#${id}`} aria-label={anchorLabel}>
          <Icon name="link" />
        </a>
      ) : null}
    </Tag>
  );
}

const wordSteps = [14, 17, 20, 24];

/** How long the longest word is, in steps for the style sheet; undefined: no word needs a smaller size. */
function wordStep(text: ReactNode): number | undefined {
  if (typeof text !== 'string') return undefined;
  const maxLength = Math.max(...text.split(/[\s-]+/).map((word) => word.length));
  return maxLength < 12 ? undefined : (wordSteps.find((step) => maxLength <= step) ?? wordSteps.at(-1));
}
