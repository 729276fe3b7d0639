import { useId } from 'react';
import { Lightbox } from '#web/design/gallery/gallery.tsx';
import { Video } from '#web/design/video/video.tsx';
import { formatFileSize } from '#web/i18n/format/format.ts';
import { usePortal } from '../../portal.ts';
import styles from '../ticket.module.css';
import type { TicketAttachment } from '../ticket-operations.ts';

/** Pictures as thumbnails that can be enlarged, films with a player, documents by name. */
export function Attachments({ attachments }: { attachments: readonly TicketAttachment[] }) {
  const pictures = attachments.filter(({ contentType }) => contentType.startsWith('image/'));
  const films = attachments.filter(({ contentType }) => contentType.startsWith('video/'));
  const documents = attachments.filter(({ contentType }) => !/^(?:image|video)\//.test(contentType));
  return (
    <>
      {pictures.length > 0 ? (
        <Pictures key={pictures.map(({ id }) => id).join()} pictures={pictures} />
      ) : null}
      {films.map((film) => (
        <Film key={film.id} film={film} />
      ))}
      {documents.map((document) => (
        <p key={document.id} className={styles.film}>
          <FileName file={document} />
        </p>
      ))}
    </>
  );
}

function Pictures({ pictures }: { pictures: readonly TicketAttachment[] }) {
  const t = usePortal().texts('tickets');
  const id = useId();
  return (
    <ui-gallery>
      <ul className={styles.pictures}>
        {pictures.map(({ id: key, name, url, previewUrl }) => (
          <li key={key}>
            <a className={styles.thumbnail} href={url} data-enlarge="">
              <img
                src={previewUrl ?? url}
                alt={t('picture.enlarge', { name })}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
      <Lightbox
        id={id}
        items={pictures.map(({ name, url, width, height }) => {
          const source = { src: url, width, height, alt: name };
          return { thumbnail: source, full: source, caption: name };
        })}
        labels={{
          title: t('pictures'),
          enlarge: t('pictures'),
          close: t('pictures.close'),
          previous: t('pictures.previous'),
          next: t('pictures.next'),
          zoomIn: t('pictures.zoomIn'),
          zoomOut: t('pictures.zoomOut'),
          position: (number, total) => t('pictures.position', { number, total }),
        }}
      />
    </ui-gallery>
  );
}

function Film({ film }: { film: TicketAttachment }) {
  const { name, url, contentType } = film;
  return (
    <figure className={styles.film}>
      <Video title={name} files={[{ src: url, type: contentType }]} width={1200} height={675} />
      <figcaption>
        <FileName file={film} />
      </figcaption>
    </figure>
  );
}

/** The name of a file, linked to it. */
function FileName({ file: { name, url, size } }: { file: TicketAttachment }) {
  const { locale } = usePortal();
  return (
    <span className={styles.facts}>
      <a href={url}>{name}</a> · {formatFileSize(size, locale)}
    </span>
  );
}
