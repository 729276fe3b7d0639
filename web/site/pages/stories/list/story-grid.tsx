import type { PageTeaser } from '#contracts/content/values.ts';
import { CardGrid } from '#web/design/card/stage-card.tsx';
import { TeaserRow } from '#web/design/teaser/teaser-card.tsx';
import { StoryCard } from './story-card.tsx';

/** Stories as cards; on the first page the newest is large, with the next two beside it. */
export function StoryGrid({ stories, withFirst }: { stories: PageTeaser[]; withFirst: boolean }) {
  const leading = withFirst && stories.length > 3 ? stories.slice(0, 3) : [];
  const others = stories.slice(leading.length);
  return (
    <>
      {leading.length > 0 ? (
        <TeaserRow>
          {leading.map((story, place) => (
            <StoryCard
              key={story.id}
              story={story}
              headingLevel={2}
              place={place === 0 ? 'teaserLarge' : 'teaserSmall'}
              withText={place === 0}
              first
            />
          ))}
        </TeaserRow>
      ) : null}
      <CardGrid columns={3} later={leading.length > 0}>
        {others.map((story) => (
          <StoryCard key={story.id} story={story} headingLevel={2} place="cards3" withText />
        ))}
      </CardGrid>
    </>
  );
}
