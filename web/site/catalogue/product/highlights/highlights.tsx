import { Heading } from '#web/design/heading/heading.tsx';
import { Picture } from '#web/design/picture/picture.tsx';
import { Section } from '#web/design/section/section.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { findPicture } from '../../pictures.ts';
import { Film } from '../film/film.tsx';
import { readFilm } from '../film/film-address.ts';
import type { Highlight } from '../product-parts.ts';
import styles from './highlights.module.css';

/** The highlights of the product: one sentence each, beside a picture or film that shows it. */
export function Highlights({ highlights }: { highlights: readonly Highlight[] }) {
  const t = usePageContext().texts('catalogue');
  return (
    <Section id="highlights" labelledBy="highlights-title">
      <h2 id="highlights-title" className="visually-hidden">
        {t('highlights')}
      </h2>
      <ul className={styles.list}>
        {highlights.map((highlight) => (
          <li key={highlight.name} className={styles.highlight}>
            <Shown highlight={highlight} />
            <div className={styles.words}>
              <Heading level={3} size="highlight">
                {highlight.name}
              </Heading>
              {highlight.descriptions.map((text) => (
                <p key={text} className={styles.text}>
                  {text}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Shown({ highlight: { name, image, video_url: address } }: { highlight: Highlight }) {
  const film = readFilm(address);
  const picture = findPicture('highlight', image);
  if (film) {
    return (
      <div className={styles.film}>
        <Film film={film} title={name} poster={findPicture('film', image)} />
      </div>
    );
  }
  return <Picture source={picture} className={styles.picture} />;
}
