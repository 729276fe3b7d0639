import type { ComponentProps, ReactNode } from 'react';
import { ChipList } from '#web/design/chip/chip.tsx';
import { classNames } from '#web/design/class-names.ts';
import { Picture, type PictureSource } from '#web/design/picture/picture.tsx';
import type { Columns } from './balanced-columns.ts';
import styles from './card.module.css';

export type StageCardProps = {
  /** Without an address the card is not a link. */
  href?: string;
  /** Further attributes of the title's link: target, relation, action. */
  link?: Omit<ComponentProps<'a'>, 'href' | 'className'>;
  title: string;
  /** The kind of machine or service, above the title. */
  kind?: string;
  text?: string;
  /** Two or three figures by which buyers compare. */
  facts?: string[];
  picture?: PictureSource | null;
  /** `wide` and `tall` are the large cells of a bento grid; `below` puts the text under the picture. */
  shape?: 'regular' | 'wide' | 'tall' | 'below';
  headingLevel?: 2 | 3 | 4;
  /** A control of its own on top of the card, such as the compare toggle. */
  action?: ReactNode;
  priority?: boolean;
};

/** A machine on a stage. The whole card is clickable through the title's link; an action is separate. */
export function StageCard({ shape = 'regular', headingLevel = 3, ...card }: StageCardProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles.card, styles[shape])} aria-label={card.title}>
      <div className={styles.words}>
        <Title className={styles.title}>
          {card.kind ? <span className={styles.kind}>{card.kind}</span> : null}
          {card.href ? (
            <a {...card.link} className={classNames('covering', styles.cover)} href={card.href}>
              {card.title}
            </a>
          ) : (
            card.title
          )}
        </Title>
        {card.text ? <p className={styles.text}>{card.text}</p> : null}
        {card.facts?.length ? <ChipList items={card.facts} /> : null}
      </div>
      <Picture className={styles.picture} source={card.picture} ratio="4:3" priority={card.priority} />
      {card.action ? <div className={styles.action}>{card.action}</div> : null}
    </article>
  );
}

/**
 * Arranges stage cards in a twelve-column bento grid: the first is wide, the second tall, the others a third
 * each.
 */
export function Bento({ children }: { children: ReactNode }) {
  return <div className={styles.bento}>{children}</div>;
}

type CardGridProps = {
  columns?: Columns;
  /** For grids below the first screen: their cards are laid out only when the reader scrolls near them. */
  later?: boolean;
  children: ReactNode;
};

/** Equal cards, as many in a row as fit. */
export function CardGrid({ columns = 3, later, children }: CardGridProps) {
  return (
    <div className={styles.grid} data-columns={columns} data-later={later || undefined}>
      {children}
    </div>
  );
}
