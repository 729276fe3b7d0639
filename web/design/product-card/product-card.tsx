import type { ReactNode } from 'react';
import { classNames } from '#web/design/class-names.ts';
import { Picture, type PictureSource, type Ratio } from '#web/design/picture/picture.tsx';
import styles from './product-card.module.css';

export type ProductCardProps = {
  href: string;
  name: string;
  /** Its class: "Automatic crimping". */
  kind?: string;
  text?: string;
  picture: PictureSource | null;
  /** Of the frame, where there is no picture. */
  ratio?: Ratio;
  /** The two or three values that distinguish it from similar products. */
  facts?: { name: string; value: ReactNode }[];
  /** Brand of the group that it comes from. */
  brand?: string;
  /** A control of its own, such as the one that adds it to the comparison. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  priority?: boolean;
};

/** A machine on its stage and what one must know to look closer. The whole card leads to it, its control stays apart. */
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

/** Cards side by side, as many as fit; `wide` leaves room beside a column of filters, `three` has at most so many. */
export function ProductGrid({ look, children }: { look?: 'wide' | 'three'; children: ReactNode }) {
  return <div className={classNames(styles.grid, look && styles[look])}>{children}</div>;
}
