import { Link } from '#web/design/link/link.tsx';
import { Wordmark } from '#web/design/strand-mark/strand-mark.tsx';
import { usePortal } from '../portal.ts';
import styles from './bar.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { NewsMenu } from './news-menu.tsx';
import { PersonMenu } from './person-menu.tsx';
import { SearchField, SearchLink } from './search-field.tsx';
import type { Waiting } from './use-frame-news.ts';

/** The bar at the top of the portal: name, search, language and clock, news, and account. */
export function Bar({ waiting }: { waiting: Waiting }) {
  const { base, siteName, logo, name, texts } = usePortal();
  return (
    <header className={styles.bar}>
      <Link className={styles.name} href={base}>
        <Wordmark name={siteName} logo={logo} />
        <span className={styles.area}>{waiting.isDesk ? texts('application')('desk') : name}</span>
      </Link>
      <SearchField />
      <div className={styles.tools}>
        <SearchLink />
        <LanguageMenu />
        <NewsMenu waiting={waiting} />
        <PersonMenu />
      </div>
    </header>
  );
}
