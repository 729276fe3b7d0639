import { Wordmark } from '#web/design/strand-mark/strand-mark.tsx';
import { useReader } from '#web/site/visit/reader.ts';

/** The sign of the house with the name of the site; the main site bears the company's own name. */
export function SiteName() {
  return <Wordmark name={useReader().site.name} />;
}
