import { deliveredSize, type ImageSizeName, imageUrl } from '#contracts/content/images/images.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import type { ListedFile } from './media-data.ts';
import styles from './thumbnail.module.css';

const icons = { IMAGE: 'image', DOCUMENT: 'file', VIDEO: 'play', MODEL: 'cube' } as const;

type ThumbnailProps = { file: Pick<ListedFile, 'image' | 'kind'>; size?: ImageSizeName };

/** What a file looks like, or what kind it is. Its name stands beside, so it says nothing to voices. */
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
