import type { BlockOf } from '#contracts/content/blocks.ts';
import { Bento, CardGrid, StageCard } from '#web/design/card/stage-card.tsx';
import { TeaserCard } from '#web/design/teaser/teaser-card.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { BlockHeader } from '../layout/block-header.tsx';
import type { BlockProps } from '../layout/block-props.ts';
import { findPicture, getFit } from '../layout/image.tsx';
import { LinkRows } from '../layout/link-rows.tsx';
import { linkAttributes } from '../text/links.ts';
import styles from './cards.module.css';

type Item = BlockOf<'cards'>['items'][number];
type CardProps = { item: Item; level: 2 | 3; place?: number };

/** Ways on: machines on their stages, subjects in a grid, or plain rows. */
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
            <OnStage key={item.id} item={item} level={itemLevel} place={place} />
          ))}
        </Bento>
      </>
    );
  }
  const Card = gridCard(block.items);
  return (
    <>
      {header}
      <CardGrid columns={block.items.length % 3 > 0 && block.items.length % 4 === 0 ? 4 : 3}>
        {block.items.map((item) => (
          <Card key={item.id} item={item} level={itemLevel} />
        ))}
      </CardGrid>
    </>
  );
}

/** Cards of one grid look alike, so the pictures of all decide how each is drawn. */
function gridCard(items: Item[]) {
  const images = items.flatMap(({ image }) => image ?? []);
  if (images.length === 0) return InWords;
  return images.every(({ transparent }) => transparent) ? OnStage : WithPicture;
}

function OnStage({ item, level, place = 2 }: CardProps) {
  const shape = place === 0 ? 'wide' : place === 1 ? 'tall' : 'regular';
  const picture = findPicture(shape === 'wide' ? 'twoThirds' : 'third', item.image);
  return (
    <StageCard
      {...useCardLink(item)}
      title={item.title ?? ''}
      kind={item.overline ?? undefined}
      text={item.lead ?? undefined}
      facts={getFacts(item)}
      picture={picture}
      sizes={picture?.sizes}
      shape={shape}
      headingLevel={level}
    />
  );
}

function WithPicture({ item, level }: CardProps) {
  const picture = findPicture('third', item.image);
  return (
    <TeaserCard
      {...useCardLink(item)}
      title={item.title ?? ''}
      topic={item.overline ?? undefined}
      text={item.lead ?? undefined}
      picture={picture}
      sizes={picture?.sizes}
      ratio="3:2"
      fit={getFit(item.image)}
      headingLevel={level}
    />
  );
}

function InWords({ item, level }: CardProps) {
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

/** Facts stand in one text, set apart by a middle dot, so that translators see them together. */
function getFacts({ chips }: Item): string[] {
  return (chips ?? '').split(/\s*[·|]\s*/).filter(Boolean);
}
