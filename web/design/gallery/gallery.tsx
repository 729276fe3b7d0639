import { Icon } from '#web/design/icon/icon.tsx';
import { Picture, type PictureSource } from '#web/design/picture/picture.tsx';
import styles from './gallery.module.css';
import { Lens } from './lens.tsx';

export type GalleryItem = {
  thumbnail: PictureSource;
  full: PictureSource;
  caption?: string;
  /** 80 pixels wide. If every item has one, the lightbox shows a row of thumbnails. */
  lightboxThumbnail?: PictureSource;
};

export type GalleryLabels = {
  /** The accessible name of the lightbox. */
  title: string;
  enlarge: string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  /** "Picture 2 of 5" */
  position: (number: number, total: number) => string;
};

type GalleryProps = { id: string; items: GalleryItem[]; labels: GalleryLabels };

/** Pictures in a grid; each can be enlarged. Without script, the enlarged picture is a page of its own. */
export function Gallery({ id, items, labels }: GalleryProps) {
  return (
    <ui-gallery>
      <ul className={styles.grid} data-count={Math.min(items.length, 5)}>
        {items.map(({ thumbnail, full }) => (
          <li key={full.src} className={styles.place}>
            <a className={styles.thumbnail} href={full.src} data-enlarge="">
              <Picture source={thumbnail} ratio="4:3" />
              <Lens label={labels.enlarge} />
            </a>
          </li>
        ))}
      </ul>
      <Lightbox id={id} items={items} labels={labels} />
    </ui-gallery>
  );
}

/** All pictures enlarged, one at a time; the surrounding `ui-gallery` opens it and switches pictures. */
export function Lightbox({ id, items, labels }: GalleryProps) {
  const hasThumbnails = items.length > 1 && items.every(({ lightboxThumbnail }) => lightboxThumbnail);
  return (
    <dialog
      id={id}
      className={styles.lightbox}
      data-tone="plain"
      data-thumbnails={hasThumbnails ? '' : undefined}
      aria-label={labels.title}
    >
      {items.map(({ full, caption }, index) => (
        <figure key={full.src} className={styles.figure} hidden>
          <div className={styles.view} data-picture-place="">
            <img
              className={styles.full}
              src={full.src}
              srcSet={full.srcSet}
              sizes={full.srcSet ? (full.sizes ?? '100vw') : undefined}
              width={full.width}
              height={full.height}
              alt={full.alt}
              draggable={false}
              loading="lazy"
              decoding="async"
            />
          </div>
          <figcaption className={styles.caption}>
            <span className={styles.position}>{labels.position(index + 1, items.length)}</span>
            {caption}
          </figcaption>
        </figure>
      ))}
      {hasThumbnails ? (
        <ul className={styles.strip}>
          {items.map(({ full, lightboxThumbnail }, index) => (
            <li key={full.src}>
              <button
                type="button"
                className={styles.small}
                data-show={index}
                aria-label={labels.position(index + 1, items.length)}
              >
                <img
                  src={lightboxThumbnail?.src}
                  width={80}
                  height={80}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.zoom} data-zoom-tools="" hidden>
        <button type="button" className={styles.control} data-zoom="-1" aria-label={labels.zoomOut}>
          <Icon name="minus" />
        </button>
        <button type="button" className={styles.control} data-zoom="1" aria-label={labels.zoomIn}>
          <Icon name="plus" />
        </button>
        <output className={styles.scale} />
      </div>
      <div className={styles.controls}>
        {items.length > 1 ? (
          <>
            <button type="button" className={styles.control} data-step="-1" aria-label={labels.previous}>
              <Icon name="arrow-left" />
            </button>
            <button type="button" className={styles.control} data-step="1" aria-label={labels.next}>
              <Icon name="arrow-right" />
            </button>
          </>
        ) : null}
        <form method="dialog">
          <button type="submit" className={styles.control} aria-label={labels.close}>
            <Icon name="close" />
          </button>
        </form>
      </div>
    </dialog>
  );
}
