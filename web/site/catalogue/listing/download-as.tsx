import { Wrap } from '#web/design/section/section.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './download-as.module.css';

/**
 * Downloads of the products of a class, or of all, in file formats of buyers' systems; only products sold in
 * the reader's country.
 */
export function DownloadAs({ classification }: { classification?: string }) {
  const { texts, locale } = usePageContext();
  const query = new URLSearchParams({
    ...(classification !== undefined && { class: classification }),
    ...(!locale.isInternational && { country: locale.country }),
  });
  const search = query.size > 0 ? `?${query}` : '';
  return (
    <Wrap>
      <p className={styles.line}>
        <span>{texts('catalogue')('list.downloadAs')}</span>
        <TextLink href={`/catalogue.csv${search}`} rel="nofollow">
          CSV
        </TextLink>
        <TextLink href={`/catalogue.bmecat.zip${search}`} rel="nofollow">
          BMEcat 2005
        </TextLink>
      </p>
    </Wrap>
  );
}
