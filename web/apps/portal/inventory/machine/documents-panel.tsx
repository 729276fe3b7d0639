import { Suspense, use } from 'react';
import { DownloadGrid } from '#web/design/download/download-card.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { Skeleton } from '#web/design/skeleton/skeleton.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { displayLanguage, formatFileSize } from '#web/i18n/format/format.ts';
import { usePortal } from '../../portal.ts';
import type { FoundDocuments } from './machine-documents.ts';

/** The documents of the catalogue in the reader's language. */
export function DocumentsPanel({ documents }: { documents: Promise<FoundDocuments> }) {
  const t = usePortal().texts('inventory');
  return (
    <Panel title={t('papers')}>
      <Suspense fallback={<Skeleton shape="text" lines={3} />}>
        <DocumentList documents={documents} />
      </Suspense>
    </Panel>
  );
}

function DocumentList({ documents }: { documents: Promise<FoundDocuments> }) {
  const { texts, locale } = usePortal();
  const t = texts('inventory');
  const found = use(documents);
  if (found === 'failed') return <p role="alert">{t('papers.failed')}</p>;
  if (!found || found.documents.length === 0) return <p>{t('papers.none')}</p>;
  return (
    <>
      <DownloadGrid
        documents={found.documents.map(
          ({ href, name, extension, size, language, needsSignIn, thumbnail }) => ({
            href,
            title: name,
            facts: `${extension.toUpperCase()} · ${formatFileSize(size, locale)}`,
            language: displayLanguage(language, locale.language),
            thumbnail,
            locked: needsSignIn ? t('papers.locked') : undefined,
          }),
        )}
        actionLabel={t('papers.get')}
      />
      <p>
        <TextLink href={found.href}>{t('product')}</TextLink>
      </p>
    </>
  );
}
