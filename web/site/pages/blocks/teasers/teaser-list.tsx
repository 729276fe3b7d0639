import type { PageTeaser } from '#contracts/content/values.ts';
import { balancedColumns } from '#web/design/card/balanced-columns.ts';
import { CardGrid } from '#web/design/card/stage-card.tsx';
import { TeaserCard, TeaserRow } from '#web/design/teaser/teaser-card.tsx';
import { formatDate } from '#web/i18n/format/format.ts';
import { foreignLanguage } from '#web/site/data/foreign-language.ts';
import { topicName } from '#web/site/data/story-topic.ts';
import { BlockHeader } from '#web/site/pages/layout/block-header.tsx';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';
import { findPicture } from '#web/site/pages/layout/image.tsx';
import { LinkRows } from '#web/site/pages/layout/link-rows.tsx';
import { teaserText } from '#web/site/pages/text/teaser-text.ts';
import type { PlaceName } from '#web/site/render/pictures/picture-places.ts';
import { type PageContext, usePageContext } from '#web/site/visit/page-context.ts';

type Level = 2 | 3;

/** Teasers of pages: media releases as rows; otherwise three with the first one large, or a grid. */
export function TeaserList({ block, titleLevel, itemLevel }: BlockProps<'teaserList'>) {
  if (block.pages.length === 0) return null;
  const Teasers = block.source === 'mediaReleases' ? Rows : block.pages.length === 3 ? Trio : Grid;
  return (
    <>
      <BlockHeader title={block.title} lead={block.lead} actions={block.actions} level={titleLevel} />
      <Teasers pages={block.pages} level={itemLevel} />
    </>
  );
}

function Trio({ pages, level }: { pages: PageTeaser[]; level: Level }) {
  return (
    <TeaserRow>
      {pages.map((page, place) => (
        <Teaser key={page.id} page={page} level={level} place={place === 0 ? 'teaserLarge' : 'teaserSmall'} />
      ))}
    </TeaserRow>
  );
}

function Grid({ pages, level }: { pages: PageTeaser[]; level: Level }) {
  const columns = balancedColumns(pages.length);
  return (
    <CardGrid columns={columns}>
      {pages.map((page) => (
        <Teaser key={page.id} page={page} level={level} place={`cards${columns}`} withText />
      ))}
    </CardGrid>
  );
}

function Rows({ pages, level }: { pages: PageTeaser[]; level: Level }) {
  const reader = usePageContext();
  return (
    <LinkRows
      headingLevel={level}
      rows={pages.map((page) => ({
        key: page.id,
        title: page.title,
        topic: getTopic(page, reader),
        date: getDate(page, reader),
        text: page.lead ? teaserText(page.lead) : undefined,
        language: foreignLanguage(page, reader.locale),
        target: { href: reader.toPage(page), external: false, newTab: false },
      }))}
    />
  );
}

type TeaserProps = { page: PageTeaser; level: Level; place: PlaceName; withText?: boolean };

function Teaser({ page, level, place, withText }: TeaserProps) {
  const reader = usePageContext();
  return (
    <TeaserCard
      href={reader.toPage(page)}
      title={page.title}
      topic={getTopic(page, reader)}
      date={getDate(page, reader)}
      language={foreignLanguage(page, reader.locale)}
      text={withText && page.lead ? teaserText(page.lead) : undefined}
      picture={findPicture(place, page.image)}
      ratio="16:9"
      large={place === 'teaserLarge'}
      headingLevel={level}
    />
  );
}

/** Media releases show only the ad hoc label. */
function getTopic({ category, adhoc }: PageTeaser, { texts }: PageContext): string | undefined {
  if (adhoc) return texts('stories')('adhoc.short');
  return category ? topicName(category, texts('stories')) : undefined;
}

function getDate({ publicationDate }: PageTeaser, { locale }: PageContext) {
  if (!publicationDate) return undefined;
  return { text: formatDate(publicationDate, locale, 'short'), machine: publicationDate };
}
