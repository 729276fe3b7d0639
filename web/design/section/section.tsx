import type { ReactNode } from 'react';
import { classNames } from '#web/design/class-names.ts';
import styles from './section.module.css';

export type Tone = 'plain' | 'sunken' | 'inverse';

/**
 * The column system: 780, 980 and 1180 px for texts and wider elements among them, 1312 px for full-page
 * layouts.
 */
export type Width = 'inline' | 'break-out' | 'stretched' | 'wide';

const widths = { inline: 'inline', 'break-out': 'breakOut', stretched: 'stretched', wide: 'wide' } as const;

/** Centres its children in one of the page's columns. */
export function Wrap({ width = 'wide', children }: { width?: Width; children: ReactNode }) {
  return <div className={classNames(styles.wrap, styles[widths[width]])}>{children}</div>;
}

type SectionProps = {
  id?: string;
  tone?: Tone;
  width?: Width | 'full';
  spacing?: 'regular' | 'tight' | 'none';
  labelledBy?: string;
  /** The id by which the editor's preview finds it. */
  block?: string | undefined;
  /** `hidden`: it only links to other pages, and is not printed. */
  print?: 'hidden';
  children: ReactNode;
};

/**
 * A band across the page. The tone changes the colours of everything inside. Two consecutive plain bands
 * share one gap.
 */
export function Section({
  id,
  tone,
  width = 'wide',
  spacing = 'regular',
  labelledBy,
  block,
  print,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      className={classNames(styles.section, styles[spacing])}
      data-tone={tone === 'plain' ? undefined : tone}
      aria-labelledby={labelledBy}
      data-block={block}
      data-print={print}
    >
      {width === 'full' ? children : <Wrap width={width}>{children}</Wrap>}
    </section>
  );
}

/** The head of a section: kicker and heading at the start, one link or control at the end. */
export function SectionHeader({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={styles.titles}>{children}</div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </header>
  );
}

/** The introductory paragraph of a section or page. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}
