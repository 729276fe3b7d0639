import { Heading } from '#web/design/heading/heading.tsx';
import { Kicker } from '#web/design/kicker/kicker.tsx';
import { Lead, Wrap } from '#web/design/section/section.tsx';
import { formatDate } from '#web/i18n/format/format.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import type { PageData } from '../page-query.ts';
import styles from './page-head.module.css';

/** The head of a page without a hero: its category, title, lead, and date. */
export function PageHead({
  page,
}: {
  page: Pick<PageData, 'title' | 'category' | 'lead' | 'publicationDate'>;
}) {
  const { texts, locale } = usePageContext();
  const { title, category, lead, publicationDate } = page;
  return (
    <Wrap>
      <header className={styles.head}>
        {category ? <Kicker>{category}</Kicker> : null}
        <Heading level={1} size="page">
          {title}
        </Heading>
        {lead ? <Lead>{lead}</Lead> : null}
        {publicationDate ? (
          <p className={styles.date}>
            <time dateTime={publicationDate}>
              {texts('page')('publishedOn', { date: formatDate(publicationDate, locale) })}
            </time>
          </p>
        ) : null}
      </header>
    </Wrap>
  );
}
