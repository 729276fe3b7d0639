import { Ribbon } from '#web/design/ribbon/ribbon.tsx';
import { formatDate } from '#web/i18n/format.ts';
import type { Draft } from '#web/site/visit/context.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';

/** Says that a page is made of drafts, as of when, and until when its link is good. */
export function DraftRibbon({ draft: { asOf, link } }: { draft: Draft }) {
  const { texts, locale } = usePageContext();
  const t = texts('frame');
  const moment = (date: Date) => formatDate(date, locale, 'dayAndTime');
  const parts = [
    t(link ? (link.isPublished ? 'preview.changes' : 'preview.new') : 'preview.site'),
    ...(asOf ? [t('preview.asOf', { date: moment(asOf) })] : []),
    ...(link ? [t('preview.until', { date: moment(link.expiresAt) })] : []),
  ];
  return <Ribbon label={t('preview.label')} text={parts.join(' ')} />;
}
