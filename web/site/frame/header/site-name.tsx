import { Wordmark } from '#web/design/strand-mark/strand-mark.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { getSiteLogo } from '#web/site/visit/sites/site-logo.ts';

/** The logo with the name of the site; the main site has the company's own name. */
export function SiteName() {
  const { site, directory } = usePageContext();
  return <Wordmark name={site.name} logo={getSiteLogo(site, directory)} />;
}
