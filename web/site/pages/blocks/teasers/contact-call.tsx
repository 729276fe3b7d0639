import { Heading } from '#web/design/heading/heading.tsx';
import { listFormat } from '#web/i18n/format/format.ts';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';
import { ContentImage } from '#web/site/pages/layout/image.tsx';
import { ActionButtons } from '#web/site/pages/text/content-link.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './contact-call.module.css';

/** A band that invites the reader to contact a person, with portraits of those who answer. */
export function ContactCall({ block, titleLevel }: BlockProps<'contactCall'>) {
  const { texts, locale } = usePageContext();
  const t = texts('page');
  const faces = block.items.filter(({ image }) => image);
  return (
    <div className={styles.band}>
      {faces.length > 0 ? (
        <ul className={styles.faces}>
          {faces.map(({ id, image, name, role }) => (
            <li key={id} className={styles.face}>
              <ContentImage
                image={withName(image, listFormat([name, role], locale, 'plain'))}
                place="portrait"
                ratio="1:1"
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.words}>
        <Heading level={titleLevel} size="card">
          {block.title ?? t('contactCall.title')}
        </Heading>
        <p className={styles.lead}>{block.lead ?? t('contactCall.promise')}</p>
      </div>
      <div className={styles.actions}>
        <ActionButtons links={block.actions} />
      </div>
    </div>
  );
}

/** The alternative text of a portrait is the person's name. */
function withName<I extends { alt: string } | null>(image: I, alt: string): I {
  return image && alt ? { ...image, alt } : image;
}
