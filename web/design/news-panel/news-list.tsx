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

/** News items below each other: date, title and summary, with a small picture if there is one. */
export function NewsList({ entries }: { entries: NewsListEntry[] }) {
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <NewsRow key={entry.id} entry={entry} headingLevel={2} />
      ))}
    </ol>
  );
}

/** Also the template from which the panel is filled: it has every part, whether the entry uses it or not. */
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
