import { Wordmark } from '#web/design/strand-mark/strand-mark.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';

/** The sign of the house with the name of the site; the main site bears the company's own name. */
export function SiteName() {
  return <Wordmark name={usePageContext().site.name} />;
}
