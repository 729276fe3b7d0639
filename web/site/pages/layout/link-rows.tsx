import { classNames } from '#web/design/class-names.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import type { ForeignLanguage } from '#web/site/data/foreign-language.ts';
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
  /** The language of the row's texts, if it is not the reader's. */
  language?: ForeignLanguage;
};

/** Links to further pages, one below the other between hairlines. */
export function LinkRows({ rows, headingLevel }: { rows: LinkRow[]; headingLevel: 2 | 3 }) {
  const Title = `h${headingLevel}` as const;
  const hasMeta = rows.some(({ topic, date, language }) => topic || date || language);
  return (
    <ul className={styles.rows} data-meta={hasMeta || undefined}>
      {rows.map(({ key, title, target, topic, date, text, language }) => (
        <li key={key} className={styles.row}>
          {hasMeta ? (
            <p className={styles.meta}>
              {topic ? <span>{topic}</span> : null}
              {date ? <time dateTime={date.machine}>{date.text}</time> : null}
              {language ? <span>{language.name}</span> : null}
            </p>
          ) : null}
          <div className={styles.words}>
            <Title className={styles.title} lang={language?.lang}>
              {target ? (
                <a
                  className={classNames('covering', styles.cover)}
                  {...linkAttributes(target)}
                  hrefLang={language?.lang}
                >
                  {title}
                  <NewTabHint target={target} />
                </a>
              ) : (
                title
              )}
            </Title>
            {text ? (
              <p className={styles.text} lang={language?.lang}>
                {text}
              </p>
            ) : null}
          </div>
          {target ? <Icon name={target.newTab ? 'external' : 'arrow-right'} className={styles.sign} /> : null}
        </li>
      ))}
    </ul>
  );
}
