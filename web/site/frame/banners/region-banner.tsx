import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './region-banner.module.css';

/**
 * The container of the suggestion to change to the site of the visitor's country. It never redirects, and it
 * is the same for everybody, so that the page can be cached: `region-banner.element.ts` fetches the
 * suggestion for the browser's languages.
 */
export function RegionBanner() {
  const { site, locale, path } = usePageContext();
  if (site.internationalOnly) return null;
  const query = new URLSearchParams({ site: site.id, locale: locale.urlCode, path });
  return (
    <frame-region-banner
      class={styles.banner}
      data-source={`/api/region-suggestion?${query}`}
      data-current={locale.code}
      hidden
    />
  );
}
