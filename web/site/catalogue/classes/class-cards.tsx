import { classNames } from '#web/design/class-names.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import { Picture } from '#web/design/picture/picture.tsx';
import { type CatalogueType, classificationPath } from '#web/site/visit/catalogue-address.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { findPicture } from '../pictures.ts';
import styles from './class-cards.module.css';
import { below, type Classification, type ClassificationTree } from './classification-tree.ts';

type ClassCardsProps = {
  type: CatalogueType;
  tree: ClassificationTree;
  classes: readonly Classification[];
  headingLevel?: 2 | 3;
};

/** Classifications as large cards, each with its subclassifications. */
export function ClassCards({ type, tree, classes, headingLevel = 3 }: ClassCardsProps) {
  const place = findPlace(classes.length);
  return (
    <ul className={styles.grid} data-count={classes.length}>
      {classes.map((one) => (
        <li key={one.slug} className={styles.place}>
          <ClassCard
            type={type}
            shown={one}
            held={below(tree, one.slug)}
            headingLevel={headingLevel}
            place={place}
          />
        </li>
      ))}
    </ul>
  );
}

function findPlace(count: number) {
  if (count === 4) return 'classOfFour';
  return count < 3 ? 'classOfTwo' : 'class';
}

type ClassCardProps = {
  type: CatalogueType;
  shown: Classification;
  held: readonly Classification[];
  headingLevel: 2 | 3;
  place: ReturnType<typeof findPlace>;
};

function ClassCard({ type, shown, held, headingLevel, place }: ClassCardProps) {
  const { toMain } = usePageContext();
  const Title = `h${headingLevel}` as const;
  const picture = findPicture(place, shown.image);
  return (
    <article className={styles.card} aria-label={shown.name}>
      {picture ? <Picture source={{ ...picture, alt: '' }} ratio="4:3" className={styles.picture} /> : null}
      <div className={styles.words}>
        <Title className={styles.title}>
          <a
            className={classNames('covering', styles.cover)}
            href={toMain(classificationPath(type, shown.route))}
          >
            {shown.name}
          </a>
          <Icon name="arrow-right" className={styles.arrow} />
        </Title>
        {shown.description ? <p className={styles.text}>{shown.description}</p> : null}
        {held.length > 0 ? (
          <ul className={styles.below}>
            {held.map(({ slug, name, route }) => (
              <li key={slug}>
                <a className={styles.link} href={toMain(classificationPath(type, route))}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </article>
  );
}
