import { deliveredSize, type ImageSizeName, imageUrl } from '#contracts/content/images/images.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import type { ListedFile } from './media-data.ts';
import styles from './thumbnail.module.css';

const icons = { IMAGE: 'image', DOCUMENT: 'file', VIDEO: 'play', MODEL: 'cube' } as const;

type ThumbnailProps = { file: Pick<ListedFile, 'image' | 'kind'>; size?: ImageSizeName };

/** The picture of a file, or an icon of its kind; hidden from screen readers, since the name is beside it. */
export function Thumbnail({ file: { image, kind }, size = 'classification' }: ThumbnailProps) {
  return (
    <span className={styles.thumbnail} data-drawing={image?.contentType === 'image/svg+xml' || undefined}>
      {image ? (
        <img src={imageUrl(image, size)} {...deliveredSize(image, size)} alt="" loading="lazy" />
      ) : null}
      {image && kind === 'IMAGE' ? null : (
        <span className={styles.sign}>
          <Icon name={icons[kind]} />
        </span>
      )}
    </span>
  );
}
