import { Gallery } from '#web/design/gallery/gallery.tsx';
import { BlockHeader } from '#web/site/pages/layout/block-header.tsx';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';
import { findPicture } from '#web/site/pages/layout/image.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';

/** Pictures side by side; each can be enlarged. */
export function GalleryBlock({ block, titleLevel }: BlockProps<'gallery'>) {
  const t = usePageContext().texts('page');
  const items = block.items.flatMap(({ image, caption }, index) => {
    const isOdd = block.items.length % 2 === 1;
    const thumbnail = findPicture(
      isOdd && index >= block.items.length - 3 ? 'galleryThird' : 'gallery',
      image,
    );
    const full = findPicture('screen', image);
    return thumbnail && full ? [{ thumbnail, full, caption: caption ?? undefined }] : [];
  });
  if (items.length === 0) return null;
  return (
    <>
      <BlockHeader title={block.title} level={titleLevel} />
      <Gallery
        id={`${block.id}-gallery`}
        items={items}
        labels={{
          title: block.title ?? t('gallery'),
          enlarge: t('gallery.enlarge'),
          close: t('gallery.close'),
          previous: t('gallery.previous'),
          next: t('gallery.next'),
          zoomIn: t('gallery.zoomIn'),
          zoomOut: t('gallery.zoomOut'),
          position: (number, total) =>
            t('gallery.position', { current: String(number), total: String(total) }),
        }}
      />
    </>
  );
}
