import type { ReactNode } from 'react';
import { classNames } from '#web/design/class-names.ts';
import styles from './section.module.css';

export type Tone = 'plain' | 'sunken' | 'inverse';

/** The column system: 780, 980 and 1180 px for texts and their break-outs, 1312 px for whole-page patterns. */
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
  /** By what an editor's preview knows it. */
  block?: string | undefined;
  /** `hidden`: it leads on, and is not printed. */
  print?: 'hidden';
  children: ReactNode;
};

/**
 * A band across the page. The tone re-maps the colours for everything inside. Two plain bands that follow each other
 * share one gap instead of adding two.
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

/** The paragraph that leads into a section or page. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}
