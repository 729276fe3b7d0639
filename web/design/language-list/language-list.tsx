import { Icon } from '#web/design/icon/icon.tsx';
import styles from './language-list.module.css';

export type LanguageLink = {
  /** The language of the linked page. */
  lang: string;
  /** The language's name in itself, without a flag. */
  name: string;
  href: string;
  current?: boolean;
};

/** The languages of a page, each named in itself. */
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
