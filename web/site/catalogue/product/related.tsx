import type { ResultOf } from '#contracts/content/graphql.ts';
import { balancedColumns } from '#web/design/card/balanced-columns.ts';
import { CardGrid } from '#web/design/card/stage-card.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { TitledProducts } from '#web/design/product-card/titled-products.tsx';
import { Section, SectionHeader } from '#web/design/section/section.tsx';
import { TeaserCard } from '#web/design/teaser/teaser-card.tsx';
import { formatDate } from '#web/i18n/format/format.ts';
import { foreignLanguage } from '#web/site/data/foreign-language.ts';
import { topicName } from '#web/site/data/story-topic.ts';
import { placedPicture } from '#web/site/render/pictures/placed-picture.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { ProductCards } from '../listing/product-cards.tsx';
import type { CardProduct } from '../product-fields.ts';
import type { relatedStoriesQuery } from './related-stories.ts';

export type Story = ResultOf<typeof relatedStoriesQuery>['relatedStories'][number];

type RelatedProps = {
  id: string;
  title: string;
  products: readonly CardProduct[];
  tone?: 'sunken';
};

/** Products or services that belong to the one shown. */
export function Related({ id, title, products, tone }: RelatedProps) {
  return (
    <Section id={id} tone={tone} labelledBy={`${id}-title`}>
      <TitledProducts
        count={products.length}
        title={
          <Heading level={2} size="highlight" id={`${id}-title`}>
            {title}
          </Heading>
        }
      >
        <ProductCards products={products} titled />
      </TitledProducts>
    </Section>
  );
}

/** Stories that mention the product. */
export function Stories({ stories }: { stories: readonly Story[] }) {
  const columns = balancedColumns(stories.length);
  const { texts, toPage, locale } = usePageContext();
  return (
    <Section id="stories" labelledBy="stories-title">
      <SectionHeader>
        <Heading level={2} id="stories-title">
          {texts('catalogue')('stories')}
        </Heading>
      </SectionHeader>
      <CardGrid columns={columns}>
        {stories.map((story) => (
          <TeaserCard
            key={story.id}
            href={toPage(story)}
            title={story.title}
            topic={story.category ? topicName(story.category, texts('stories')) : undefined}
            date={
              story.publicationDate
                ? { text: formatDate(story.publicationDate, locale, 'short'), machine: story.publicationDate }
                : undefined
            }
            language={foreignLanguage(story, locale)}
            picture={
              story.image &&
              placedPicture(`cards${columns}`, story.image, story.image.transparent ? 'contain' : 'cover')
            }
            ratio="16:9"
          />
        ))}
      </CardGrid>
    </Section>
  );
}
