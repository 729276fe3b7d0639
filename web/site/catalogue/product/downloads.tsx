import { DownloadGrid } from '#web/design/download/download-card.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { Section, SectionHeader } from '#web/design/section/section.tsx';
import { displayLanguage, formatFileSize, listFormat } from '#web/i18n/format/format.ts';
import { type PageContext, usePageContext } from '#web/site/visit/page-context.ts';
import { findPicture } from '../pictures.ts';
import type { ProductDocument } from './product-query.ts';

/** FIL-01: the documents of a product, each in the reader's language where it exists in it. */
export function Downloads({ documents }: { documents: readonly ProductDocument[] }) {
  const reader = usePageContext();
  const t = reader.texts('catalogue');
  return (
    <Section id="downloads" labelledBy="downloads-title">
      <SectionHeader>
        <Heading level={2} id="downloads-title">
          {t('downloads')}
        </Heading>
      </SectionHeader>
      <DownloadGrid
        documents={documents.map((file) => ({
          href: `${file.url}?l=${reader.locale.code}&dl=true`,
          title: file.name,
          facts: t('downloads.facts', {
            type: file.extension.toUpperCase(),
            size: formatFileSize(file.size, reader.locale),
          }),
          language: getLanguages(file, reader),
          thumbnail: findPicture('document', file.thumbnail),
          locked: file.login ? t('downloads.login') : undefined,
        }))}
        actionLabel={t('downloads.get')}
      />
    </Section>
  );
}

/** The language of the document that the reader gets, and whether there are others. */
function getLanguages(
  { content_language: shown, languages }: ProductDocument,
  { locale }: PageContext,
): string {
  const others = languages.filter((language) => language !== shown);
  const named = [shown, ...others].map((language) => displayLanguage(language, locale.language));
  return listFormat(named, locale);
}
