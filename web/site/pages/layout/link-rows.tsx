import { Icon } from '#web/design/icon/icon.tsx';
import type { Target } from '#web/site/visit/links.ts';
import { NewTabHint } from '../text/content-link.tsx';
import { linkAttributes } from '../text/links.ts';
import styles from './link-rows.module.css';

export type LinkRow = {
  key: string;
  title: string;
  target: Target | null;
  /** Subject, in front of the title. */
  topic?: string;
  date?: { text: string; machine: string };
  text?: string;
};

/** What a page leads on to, one below the other between hairlines. */
export function LinkRows({ rows, headingLevel }: { rows: LinkRow[]; headingLevel: 2 | 3 }) {
  const Title = `h${headingLevel}` as const;
  const hasMeta = rows.some(({ topic, date }) => topic || date);
  return (
    <ul className={styles.rows} data-meta={hasMeta || undefined}>
      {rows.map(({ key, title, target, topic, date, text }) => (
        <li key={key} className={styles.row}>
          {hasMeta ? (
            <p className={styles.meta}>
              {topic ? <span>{topic}</span> : null}
              {date ? <time dateTime={date.machine}>{date.text}</time> : null}
            </p>
          ) : null}
          <div className={styles.words}>
            <Title className={styles.title}>
              {target ? (
                <a className={styles.cover} {...linkAttributes(target)}>
                  {title}
                  <NewTabHint target={target} />
                </a>
              ) : (
                title
              )}
            </Title>
            {text ? <p className={styles.text}>{text}</p> : null}
          </div>
          {target ? <Icon name={target.newTab ? 'external' : 'arrow-right'} className={styles.sign} /> : null}
        </li>
      ))}
    </ul>
  );
}
