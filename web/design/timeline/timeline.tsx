import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '#web/design/picture/picture.tsx';
import styles from './timeline.module.css';

export type TimelineEntry = {
  key: string;
  date: string;
  title: string;
  text?: ReactNode;
  picture?: PictureSource | null;
};

/** Events in order, along a drawn wire. */
export function Timeline({
  entries,
  headingLevel = 3,
}: {
  entries: TimelineEntry[];
  headingLevel?: 2 | 3 | 4;
}) {
  const Title = `h${headingLevel}` as const;
  return (
    <ol className={styles.timeline}>
      {entries.map(({ key, date, title, text, picture }) => (
        <li key={key} className={styles.entry}>
          <p className={styles.date}>{date}</p>
          <div className={styles.event}>
            <Title className={styles.title}>{title}</Title>
            {text ? <div className={styles.text}>{text}</div> : null}
            {picture ? <Picture className={styles.picture} source={picture} ratio="16:9" rounded /> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
