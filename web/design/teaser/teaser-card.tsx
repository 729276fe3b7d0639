import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/design/class-names.ts';
import { Picture, type PictureSource, type Ratio } from '#web/design/picture/picture.tsx';
import styles from './teaser.module.css';

export type TeaserProps = {
  /** Without an address the teaser is not a link. */
  href?: string;
  /** Further attributes of the title's link: target, relation, action. */
  link?: Omit<ComponentProps<'a'>, 'href' | 'className'>;
  title: string;
  /** The subject of the story or the kind of page. */
  topic?: string;
  date?: { text: string; machine: string };
  text?: string;
  /**
   * The language of the texts, if it is not the reader's: the value of `lang`, and its name for the reader.
   */
  language?: { lang: string; name: string };
  picture?: PictureSource | null;
  /** Shows no picture at all instead of the placeholder. */
  withoutPicture?: boolean;
  ratio?: Ratio;
  large?: boolean;
  /** Its picture is the largest of the first screen. */
  priority?: boolean;
  headingLevel?: 2 | 3 | 4;
  footer?: ReactNode;
};

/** A teaser of a story, a page or a service: picture, topic, title and text. */
export function TeaserCard({ headingLevel = 3, ratio = '4:3', ...teaser }: TeaserProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles.teaser, teaser.large && styles.large)} aria-label={teaser.title}>
      {teaser.withoutPicture ? null : (
        <Picture
          className={styles.picture}
          source={teaser.picture}
          ratio={ratio}
          priority={teaser.priority}
          rounded
          carried
        />
      )}
      {teaser.topic || teaser.date || teaser.language ? (
        <p className={styles.meta}>
          {teaser.topic ? <span className={styles.topic}>{teaser.topic}</span> : null}
          {teaser.date ? <time dateTime={teaser.date.machine}>{teaser.date.text}</time> : null}
          {teaser.language ? <span>{teaser.language.name}</span> : null}
        </p>
      ) : null}
      <Title className={styles.title} lang={teaser.language?.lang}>
        {teaser.href ? (
          <a
            {...teaser.link}
            className={classNames('covering', styles.cover)}
            href={teaser.href}
            hrefLang={teaser.language?.lang}
          >
            {teaser.title}
          </a>
        ) : (
          teaser.title
        )}
      </Title>
      {teaser.text ? (
        <p className={styles.text} lang={teaser.language?.lang}>
          {teaser.text}
        </p>
      ) : null}
      {teaser.footer}
    </article>
  );
}

/** One large teaser and smaller ones beside it. */
export function TeaserRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
