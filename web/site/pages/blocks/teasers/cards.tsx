import type { BlockOf } from '#contracts/content/blocks.ts';
import { balancedColumns } from '#web/design/card/balanced-columns.ts';
import { Bento, CardGrid, StageCard } from '#web/design/card/stage-card.tsx';
import { TeaserCard } from '#web/design/teaser/teaser-card.tsx';
import { BlockHeader } from '#web/site/pages/layout/block-header.tsx';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';
import { findPicture } from '#web/site/pages/layout/image.tsx';
import { LinkRows } from '#web/site/pages/layout/link-rows.tsx';
import { linkAttributes } from '#web/site/pages/text/links.ts';
import type { PlaceName } from '#web/site/render/pictures/picture-places.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './cards.module.css';

type Item = BlockOf<'cards'>['items'][number];
type CardProps = { item: Item; level: 2 | 3; place: PlaceName };

/** Link cards: machines on stages, subjects in a grid, or plain rows. */
export function Cards({ block, titleLevel, itemLevel }: BlockProps<'cards'>) {
  const header = (
    <BlockHeader title={block.title} lead={block.lead} actions={block.actions} level={titleLevel} />
  );
  if (block.layout === 'list') {
    return (
      <>
        {header}
        <Rows items={block.items} level={itemLevel} />
      </>
    );
  }
  if (block.layout === 'bento') {
    return (
      <>
        {header}
        <Bento>
          {block.items.map((item, place) => (
            <OnStage
              key={item.id}
              item={item}
              level={itemLevel}
              place={bentoPlace(place, block.items.length)}
            />
          ))}
        </Bento>
      </>
    );
  }
  const Card = gridCard(block.items);
  const columns = balancedColumns(block.items.length);
  return (
    <>
      {header}
      <CardGrid columns={columns}>
        {block.items.map((item) => (
          <Card
            key={item.id}
            item={item}
            level={itemLevel}
            place={`${Card === OnStage ? 'stages' : 'cards'}${columns}`}
          />
        ))}
      </CardGrid>
    </>
  );
}

/** Cards of one grid look alike, so whether all have pictures decides the layout of each. */
function gridCard(items: Item[]) {
  const images = items.flatMap(({ image }) => image ?? []);
  if (images.length === 0) return InWords;
  return images.every(({ transparent }) => transparent) ? OnStage : WithPicture;
}

/** The first card is wide, the second tall; two remaining ones share the last row, a single one fills it. */
function bentoPlace(place: number, count: number): PlaceName {
  if (place < 2) return place === 0 ? 'bentoWide' : 'bentoTall';
  const last = (count - 2) % 3;
  if (last === 0 || place < count - last) return 'bento';
  return last === 2 ? 'bentoHalf' : 'bentoLast';
}

function OnStage({ item, level, place }: CardProps) {
  return (
    <StageCard
      {...useCardLink(item)}
      title={item.title ?? ''}
      kind={item.overline ?? undefined}
      text={item.lead ?? undefined}
      facts={getFacts(item)}
      picture={findPicture(place, item.image)}
      shape={place === 'bentoWide' ? 'wide' : place === 'bentoTall' ? 'tall' : 'regular'}
      headingLevel={level}
    />
  );
}

function WithPicture({ item, level, place }: CardProps) {
  return (
    <TeaserCard
      {...useCardLink(item)}
      title={item.title ?? ''}
      topic={item.overline ?? undefined}
      text={item.lead ?? undefined}
      picture={findPicture(place, item.image)}
      ratio="16:9"
      headingLevel={level}
    />
  );
}

function InWords({ item, level }: Omit<CardProps, 'place'>) {
  return (
    <div className={styles.words}>
      <TeaserCard
        {...useCardLink(item)}
        title={item.title ?? ''}
        topic={item.overline ?? undefined}
        text={item.lead ?? undefined}
        withoutPicture
        headingLevel={level}
      />
    </div>
  );
}

function Rows({ items, level }: { items: Item[]; level: 2 | 3 }) {
  const { target } = usePageContext();
  return (
    <LinkRows
      headingLevel={level}
      rows={items.map((item) => ({
        key: item.id,
        title: item.title ?? '',
        topic: item.overline ?? undefined,
        text: item.lead ?? undefined,
        target: item.link && target(item.link),
      }))}
    />
  );
}

function useCardLink({ link }: Item) {
  const { target } = usePageContext();
  const leadsTo = link && target(link);
  if (!leadsTo) return {};
  const { href, ...attributes } = linkAttributes(leadsTo);
  return { href, link: attributes };
}

/** The facts of a card are one text, separated by a middle dot, so that translators see them together. */
function getFacts({ chips }: Item): string[] {
  return (chips ?? '').split(/\s*[·|]\s*/).filter(Boolean);
}
