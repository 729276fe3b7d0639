import type { PageTeaser } from '#contracts/content/values.ts';
import { TeaserCard } from '#web/design/teaser/teaser-card.tsx';
import { formatDate } from '#web/i18n/format/format.ts';
import { foreignLanguage } from '#web/site/data/foreign-language.ts';
import { topicName } from '#web/site/data/story-topic.ts';
import type { PlaceName } from '#web/site/render/pictures/picture-places.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { findPicture } from '../../layout/image.tsx';
import { teaserText } from '../../text/teaser-text.ts';

type StoryCardProps = {
  story: PageTeaser;
  headingLevel: 2 | 3;
  place: PlaceName;
  withText?: boolean;
  /** Its picture is the largest of the first screen. */
  priority?: boolean;
  /** The card is in the first screen: its picture is offered as AVIF, too. */
  first?: boolean;
};

/** A card of a story: picture, topic and date, title, and summary. */
export function StoryCard({ story, headingLevel, place, withText, priority, first }: StoryCardProps) {
  const { texts, locale, toPage } = usePageContext();
  const { publicationDate: date } = story;
  const picture = findPicture(place, story.image, priority || first);
  return (
    <TeaserCard
      href={toPage(story)}
      title={story.title}
      language={foreignLanguage(story, locale)}
      topic={story.category ? topicName(story.category, texts('stories')) : undefined}
      date={date ? { text: formatDate(date, locale, 'short'), machine: date } : undefined}
      text={withText && story.lead ? teaserText(story.lead) : undefined}
      picture={picture}
      ratio="16:9"
      priority={priority}
      large={place === 'teaserLarge'}
      headingLevel={headingLevel}
    />
  );
}
