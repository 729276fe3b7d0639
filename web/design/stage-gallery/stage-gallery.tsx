import { type GalleryLabels, Lightbox } from '#web/design/gallery/gallery.tsx';
import { Lens } from '#web/design/gallery/lens.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { type ModelLabels, ModelViewer } from '#web/design/model-viewer/model-viewer.tsx';
import { Picture, type PictureSource } from '#web/design/picture/picture.tsx';
import styles from './stage-gallery.module.css';

export type StagePicture = {
  stage: PictureSource;
  /** 56 pixels wide, below the stage. */
  thumbnail: PictureSource;
  /** 80 pixels wide, in the lightbox. */
  lightboxThumbnail: PictureSource;
  full: PictureSource;
};

type StageGalleryProps = {
  id: string;
  pictures: StagePicture[];
  labels: GalleryLabels & { list: string };
  /** A film further down the page, offered beside the thumbnails. */
  film?: { href: string; label: string };
  /** A model of the same machine, on the stage. */
  model?: { src: string; labels: ModelLabels };
};

/**
 * Pictures of one machine: the stage, thumbnails to choose from, and a lightbox. The stage is a list with
 * scroll snapping, so it can be swiped on phones, and its thumbnails are links, so everything works without
 * script.
 */
export function StageGallery({ id, pictures, labels, film, model }: StageGalleryProps) {
  if (pictures.length === 0) return <Picture source={null} ratio="4:3" className={styles.stage} />;
  const items = pictures.map(({ stage, full, lightboxThumbnail }) => ({
    thumbnail: stage,
    full,
    lightboxThumbnail,
  }));
  return (
    <ui-gallery>
      <ui-stage>
        <div className={styles.stage} data-picture="page">
          <ul className={styles.slides} aria-label={labels.list}>
            {pictures.map(({ stage, full }, index) => (
              <li key={full.src} id={`${id}-${index + 1}`} className={styles.slide}>
                <a className={styles.enlarge} href={full.src} data-enlarge="">
                  <Picture source={stage} ratio={stage.ratio ?? '4:3'} priority={index === 0} />
                  <Lens label={labels.enlarge} />
                </a>
              </li>
            ))}
          </ul>
          {model ? <ModelViewer {...model} /> : null}
        </div>
        {pictures.length > 1 || film ? (
          <ul className={styles.thumbnails} data-print="hidden">
            {pictures.map(({ thumbnail, full }, index) => (
              <li key={full.src}>
                <a
                  className={styles.thumbnail}
                  href={`#${id}-${index + 1}`}
                  data-slide={index}
                  aria-current={index === 0 ? 'true' : undefined}
                  aria-label={labels.position(index + 1, pictures.length)}
                >
                  <Picture source={{ ...thumbnail, alt: '' }} ratio="1:1" className={styles.small} />
                </a>
              </li>
            ))}
            {film ? (
              <li>
                <a className={styles.thumbnail} href={film.href} aria-label={film.label}>
                  <Icon name="play" />
                </a>
              </li>
            ) : null}
          </ul>
        ) : null}
      </ui-stage>
      <Lightbox id={id} items={items} labels={labels} />
    </ui-gallery>
  );
}
