import type { File } from '#contracts/content/values.ts';
import { DownloadGrid } from '#web/design/download/download-card.tsx';
import { displayLanguage, formatFileSize } from '#web/i18n/format/format.ts';
import { type PageContext, usePageContext } from '#web/site/visit/page-context.ts';
import { BlockHeader } from '../layout/block-header.tsx';
import type { BlockProps } from '../layout/block-props.ts';
import { findPicture } from '../layout/image.tsx';

/** Documents to download, each with kind, language and size. */
export function Downloads({ block, titleLevel }: BlockProps<'downloads'>) {
  const reader = usePageContext();
  const t = reader.texts('page');
  const documents = block.items.flatMap(({ file, label }) =>
    file
      ? [
          {
            href: file.url,
            title: label ?? file.title,
            facts: getFacts(file, reader),
            thumbnail: findPicture('document', file.thumbnail),
          },
        ]
      : [],
  );
  if (documents.length === 0) return null;
  return (
    <>
      <BlockHeader title={block.title ?? t('downloads')} lead={block.lead} level={titleLevel} />
      <DownloadGrid documents={documents} actionLabel={t('download')} />
    </>
  );
}

function getFacts(file: File, { texts, locale }: PageContext): string {
  const t = texts('page');
  const type = /\.(\w{2,4})$/.exec(file.fileName)?.[1]?.toUpperCase() ?? file.contentType;
  const size = formatFileSize(file.size, locale);
  if (!file.language) return t('download.factsWithoutLanguage', { type, size });
  return t('download.facts', { type, size, language: displayLanguage(file.language, locale.language) });
}
