import { Fragment, type ReactNode } from 'react';
import { classNames } from '#web/design/class-names.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import { chinesePhrases } from './chinese-phrases.ts';
import styles from './heading.module.css';

type HeadingProps = {
  level: 1 | 2 | 3 | 4;
  /** The step of the type scale, if it differs from the level's default: rank and size are independent. */
  size?: 'hero' | 'page' | 'section' | 'highlight' | 'large' | 'card' | 'small';
  id?: string;
  /** Shows a link to this heading on hover and focus; needs an id. */
  anchorLabel?: string;
  children: ReactNode;
};

/** A heading; its rank in the document and its size on the page are independent. */
export function Heading({ level, size, id, anchorLabel, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  const phrases = typeof children === 'string' ? chinesePhrases(children) : undefined;
  const className =
    classNames(size && styles[size], anchorLabel && styles.anchored, phrases && styles.phrased) || undefined;
  return (
    <Tag
      id={id}
      className={className}
      data-word={size === 'page' ? wordStep(children) : undefined}
      data-long={(size === 'hero' && isLong(children)) || undefined}
    >
      {phrases ? withBreaks(phrases) : level === 1 ? keepCompounds(children) : children}
      {id && anchorLabel ? (
        <a className={styles.anchor} href={`#${id}`} aria-label={anchorLabel}>
          <Icon name="link" />
        </a>
      ) : null}
    </Tag>
  );
}

const wordSteps = [14, 17, 20, 24];

/** The length of the longest word, in steps for the style sheet; undefined: no word needs a smaller size. */
function wordStep(text: ReactNode): number | undefined {
  if (typeof text !== 'string') return undefined;
  const maxLength = Math.max(...text.split(/[\s-]+/).map((word) => word.length));
  return maxLength < 12 ? undefined : (wordSteps.find((step) => maxLength <= step) ?? wordSteps.at(-1));
}

/** Whether three lines beside a picture are too short for it in the largest size. */
const isLong = (text: ReactNode) => typeof text === 'string' && text.length > 30;

/** Hyphenated words that are short enough for a line on a phone. */
const compound = /(?<!\S)((?=\S{3,14}(?!\S))\p{L}+-\p{L}\S*)/u;

/** Keeps "High-voltage" on one line: in a large title, a break after the hyphen reads as two words. */
function keepCompounds(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !compound.test(text)) return text;
  return text.split(compound).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
      <span key={place} className={styles.compound}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Allows line breaks between phrases only. */
function withBreaks(phrases: readonly string[]): ReactNode {
  return phrases.map((phrase, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of a title have no other name than their place
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {phrase}
    </Fragment>
  ));
}
