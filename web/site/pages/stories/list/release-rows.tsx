import type { PageTeaser } from '#contracts/content/values.ts';
import { formatDate } from '#web/i18n/format/format.ts';
import { foreignLanguage } from '#web/site/data/foreign-language.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { LinkRows } from '../../layout/link-rows.tsx';
import { teaserText } from '../../text/teaser-text.ts';

type ReleaseRowsProps = { releases: PageTeaser[]; headingLevel?: 2 | 3; withText?: boolean };

/** Media releases as rows: date, ad hoc label, title and first sentence. */
export function ReleaseRows({ releases, headingLevel = 2, withText = true }: ReleaseRowsProps) {
  const { texts, locale, toPage } = usePageContext();
  const t = texts('stories');
  return (
    <LinkRows
      headingLevel={headingLevel}
      rows={releases.map((release) => ({
        key: release.id,
        title: release.title,
        topic: release.adhoc ? t('adhoc.short') : undefined,
        date: release.publicationDate
          ? { text: formatDate(release.publicationDate, locale, 'short'), machine: release.publicationDate }
          : undefined,
        text: withText && release.lead ? teaserText(release.lead) : undefined,
        language: foreignLanguage(release, locale),
        target: { href: toPage(release), external: false, newTab: false },
      }))}
    />
  );
}
