import type { ReactNode } from 'react';
import { classNames } from '#web/design/class-names.ts';
import { Picture, type PictureSource, type Ratio } from '#web/design/picture/picture.tsx';
import styles from './product-card.module.css';

export type ProductCardProps = {
  href: string;
  name: string;
  /** The product's class: "Automatic crimping". */
  kind?: string;
  text?: string;
  picture: PictureSource | null;
  /** The ratio of the frame, where there is no picture. */
  ratio?: Ratio;
  /** Two or three values that distinguish it from similar products. */
  facts?: { name: string; value: ReactNode }[];
  /** The brand, where it is another one of the group. */
  brand?: string;
  /** A control of its own, such as the one that adds it to the comparison. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  priority?: boolean;
};

/** A machine on a stage with its key facts. The whole card is a link; its control is separate. */
export function ProductCard({ headingLevel = 3, ...card }: ProductCardProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <article className={styles.card} aria-label={card.name}>
      <div className={styles.stage} data-fit={card.picture?.fit ?? 'contain'} data-picture="card">
        <Picture
          source={card.picture}
          ratio={card.picture?.ratio ?? card.ratio ?? '4:3'}
          priority={card.priority}
        />
        {card.brand ? <span className={styles.brand}>{card.brand}</span> : null}
      </div>
      <div className={styles.words}>
        <Title className={styles.title}>
          {card.kind ? <span className={styles.kind}>{card.kind}</span> : null}
          <a className={classNames('covering', styles.cover)} href={card.href}>
            {card.name}
          </a>
        </Title>
        {card.text ? <p className={styles.text}>{card.text}</p> : null}
        {card.facts?.length ? (
          <dl className={styles.facts}>
            {card.facts.map(({ name, value }) => (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
      {card.action ? <div className={styles.action}>{card.action}</div> : null}
    </article>
  );
}

/** As many cards in a row as fit; `wide` is for a list beside filters, `three` has at most three. */
export function ProductGrid({ look, children }: { look?: 'wide' | 'three'; children: ReactNode }) {
  return <div className={classNames(styles.grid, look && styles[look])}>{children}</div>;
}
