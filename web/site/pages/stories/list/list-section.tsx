import type { ReactNode } from 'react';
import { Section } from '#web/design/section/section.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import type { ArticleType } from '../article/article.ts';
import { listPaths } from '../feeds/feed-links.ts';
import styles from './list-section.module.css';

type ListSectionProps = { type: ArticleType; total: number; choices: ReactNode; children: ReactNode };

/** The filters, the count, the list itself, and its feed. */
export function ListSection({ type, total, choices, children }: ListSectionProps) {
  const { texts, to } = usePageContext();
  const t = texts('stories');
  const count =
    type === 'STORY' ? t('stories.count', { count: total }) : t('releases.count', { count: total });
  return (
    <Section spacing="tight">
      <div className={styles.list}>
        {choices}
        <div className={styles.facts}>
          <p>{count}</p>
          <p className={styles.links}>
            {type === 'STORY' ? <TextLink href={to('/stories/contacts')}>{t('people.all')}</TextLink> : null}
            <TextLink href={to(`${listPaths[type]}/rss.xml`)} icon="feed">
              {t('feed')}
            </TextLink>
          </p>
        </div>
        {children}
      </div>
    </Section>
  );
}
