import { FilterChip } from '#web/design/chip/chip.tsx';
import { topicName, topics } from '#web/site/data/story-topic.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './choices.module.css';
import { getQuery, type ListChoice } from './list-address.ts';
import type { ArticleList } from './list-query.ts';

type TopicsProps = { categories: ArticleList['categories']; choice: ListChoice };

/** The topics of the list, predefined ones first. */
export function Topics({ categories, choice }: TopicsProps) {
  const { texts, to } = usePageContext();
  const t = texts('stories');
  const order = (category: string) => {
    const place = (topics as readonly string[]).indexOf(category);
    return place < 0 ? topics.length : place;
  };
  const offered = [...categories].sort((a, b) => order(a.category) - order(b.category));
  return (
    <nav aria-label={t('topics')} className={styles.choices}>
      <FilterChip href={to('/stories')} aria-current={choice.category ? undefined : 'true'}>
        {t('topics.all')}
      </FilterChip>
      {offered.map(({ category, count }) => (
        <FilterChip
          key={category}
          href={choice.category === category ? to('/stories') : to(`/stories${getQuery({ category })}`)}
          active={choice.category === category}
        >
          {topicName(category, t)} <span className={styles.count}>{count}</span>
        </FilterChip>
      ))}
    </nav>
  );
}

/** The choice between all releases and only ad hoc ones. */
export function ReleaseKinds({ choice }: { choice: ListChoice }) {
  const { texts, to } = usePageContext();
  const t = texts('stories');
  return (
    <nav aria-label={t('releases.filter')} className={styles.choices}>
      <FilterChip href={to('/media-releases')} aria-current={choice.adhocOnly ? undefined : 'true'}>
        {t('releases.all')}
      </FilterChip>
      <FilterChip
        href={
          choice.adhocOnly ? to('/media-releases') : to(`/media-releases${getQuery({ adhocOnly: true })}`)
        }
        active={choice.adhocOnly}
      >
        {t('releases.adhoc')}
      </FilterChip>
    </nav>
  );
}
