import { Heading } from '#web/design/heading/heading.tsx';
import { Kicker } from '#web/design/kicker/kicker.tsx';
import { Lead, Wrap } from '#web/design/section/section.tsx';
import { Share } from '#web/design/share/share.tsx';
import { formatDate } from '#web/i18n/format/format.ts';
import { topicName } from '#web/site/data/story-topic.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { ContentImage } from '../../layout/image.tsx';
import type { Article } from './article.ts';
import styles from './article-head.module.css';

/** The head of an article: its kind, title, date and authors, share links, and picture. */
export function ArticleHead({ page }: { page: Article }) {
  const { texts, locale, to, toPage, absolute } = usePageContext();
  const t = texts('stories');
  const { publicationDate: date, contacts } = page;
  const kind = page.type === 'MEDIA_RELEASE' ? t('release') : page.category && topicName(page.category, t);
  return (
    <Wrap>
      <div className={styles.opening} data-pictured={page.image ? '' : undefined}>
        <header className={styles.head}>
          {kind ? <Kicker>{kind}</Kicker> : null}
          {page.adhoc ? <p className={styles.adhoc}>{t('adhoc')}</p> : null}
          <Heading level={1} size="page">
            {page.title}
          </Heading>
          {page.lead ? <Lead>{page.lead}</Lead> : null}
          <div className={styles.facts}>
            {date ? <time dateTime={date}>{formatDate(date, locale)}</time> : null}
            {page.type === 'STORY' && contacts.length > 0 ? (
              <ul className={styles.authors}>
                {contacts.map(({ slug, name }) => (
                  <li key={slug}>
                    <a href={to(`/stories/contacts/${slug}`)} rel="author">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
            <Share
              address={absolute(toPage(page))}
              title={page.title}
              labels={{
                share: t('share'),
                mail: t('share.mail'),
                linkedIn: t('share.linkedin'),
                copy: t('share.copy'),
                copied: t('share.copied'),
              }}
            />
          </div>
        </header>
        {page.image ? (
          <div className={styles.picture} data-picture="page">
            <ContentImage image={page.image} place="article" ratio="16:9" priority rounded />
          </div>
        ) : null}
      </div>
    </Wrap>
  );
}
