import { useNavigate } from 'react-router';
import { Icon } from '#web/design/icon/icon.tsx';
import { Link } from '#web/design/link/link.tsx';
import { usePortal } from '../portal.ts';
import styles from './bar.module.css';

/** The search in everything that the reader may see. */
export function SearchField() {
  const { texts, to } = usePortal();
  const t = texts('application');
  const navigate = useNavigate();
  return (
    <search className={styles.search} data-hint="/">
      <form
        action={to('/search')}
        onSubmit={(event) => {
          event.preventDefault();
          const words = String(new FormData(event.currentTarget).get('words') ?? '').trim();
          if (words) void navigate(`/search?${new URLSearchParams({ words })}`);
        }}
      >
        <Icon name="search" />
        <input
          type="search"
          name="words"
          maxLength={100}
          data-key="/"
          aria-label={t('search.label')}
          placeholder={t('search.label')}
        />
      </form>
    </search>
  );
}

/** Replaces the field where the bar has no space for it. */
export function SearchLink() {
  const { texts, to } = usePortal();
  return (
    <Link className={`${styles.tool} ${styles.searchLink}`} href={to('/search')} data-key="/">
      <Icon name="search" />
      <span className="visually-hidden">{texts('application')('search')}</span>
    </Link>
  );
}
