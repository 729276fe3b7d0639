import { Icon } from '#web/design/icon/icon.tsx';
import { SearchField } from '#web/design/search-field/search-field.tsx';
import { getSuggesting, searchPath } from '#web/site/data/search-suggestions.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './search-panel.module.css';

/** The search field that opens over the header; a native popover, so it needs no script. */
export function SearchPanel() {
  const reader = usePageContext();
  const t = reader.texts('search');
  return (
    <div id="site-search" popover="auto" className={styles.panel}>
      <div className={styles.inside}>
        <SearchField
          id="header-search"
          action={searchPath(reader)}
          label={t('label')}
          placeholder={t('placeholder')}
          submit={t('submit')}
          suggesting={getSuggesting(reader)}
          isFirst
        />
        <button
          type="button"
          className={styles.close}
          popoverTarget="site-search"
          popoverTargetAction="hide"
          aria-label={t('close')}
        >
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}
