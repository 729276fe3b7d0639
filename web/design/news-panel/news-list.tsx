import { classNames } from '#web/design/class-names.ts';
import styles from './news-list.module.css';

export type NewsListEntry = {
  id: string;
  title: string;
  text: string | null;
  date: string;
  day: string;
  href: string | null;
  picture: string | null;
};

/** News one below the other: day, title and what it is about, with a small picture where there is one. */
export function NewsList({ entries }: { entries: NewsListEntry[] }) {
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <NewsRow key={entry.id} entry={entry} headingLevel={2} />
      ))}
    </ol>
  );
}

/** Also the pattern from which the panel is rendered: every part of it is there, whether the entry has it or not. */
export function NewsRow({ entry, headingLevel }: { entry: NewsListEntry; headingLevel: 2 | 3 }) {
  const Title = `h${headingLevel}` as const;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <time className={styles.day} dateTime={entry.date}>
          {entry.day}
        </time>
        <Title className={styles.title}>
          {entry.href ? (
            <a className={classNames('covering', styles.cover)} href={entry.href}>
              {entry.title}
            </a>
          ) : (
            entry.title
          )}
        </Title>
        {entry.text ? <p className={styles.text}>{entry.text}</p> : null}
      </div>
      {entry.picture ? (
        <img className={styles.picture} src={entry.picture} alt="" width={480} height={360} loading="lazy" />
      ) : null}
    </li>
  );
}
