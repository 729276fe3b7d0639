import { Icon } from '#web/design/icon/icon.tsx';
import styles from './language-list.module.css';

export type LanguageLink = {
  /** Of the page behind the link. */
  lang: string;
  /** In its own language, without a flag. */
  name: string;
  href: string;
  current?: boolean;
};

/** The languages of a page, each in its own words. */
export function LanguageList({ label, languages }: { label: string; languages: LanguageLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {languages.map(({ lang, name, href, current }) => (
          <li key={href}>
            <a
              className={styles.link}
              href={href}
              lang={lang}
              hrefLang={lang}
              aria-current={current ? 'true' : undefined}
            >
              {name}
              {current ? <Icon name="check" /> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
