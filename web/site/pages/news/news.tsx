import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { NewsList } from '#web/design/news-panel/news-list.tsx';
import { Lead, Section, SectionHeader } from '#web/design/section/section.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { translator } from '#web/i18n/translator.ts';
import { visitContext } from '#web/site/visit/context.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { interfacePage } from '../stories/interface-page.ts';
import type { Route } from './+types/news.ts';
import { findCursor, loadNews } from './load-news.ts';

/** STO-03: the news as a page without script, ten items each. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const after = findCursor(url.searchParams);
  const [part] = await Promise.all([loadNews(context, after), loadLanguage(visit.locale.language)]);
  const t = translator(visit.locale.language, 'stories');
  return {
    part,
    after,
    ...interfacePage(visit, t('news'), t('news.lead')),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function News({ loaderData: { part, after } }: Route.ComponentProps) {
  const { texts, to } = usePageContext();
  const t = texts('stories');
  return (
    <Section>
      <SectionHeader>
        <Heading level={1} size="page">
          {t('news')}
        </Heading>
        <Lead>{t('news.lead')}</Lead>
      </SectionHeader>
      {part.entries.length > 0 ? <NewsList entries={part.entries} /> : <EmptyState title={t('news.empty')} />}
      {after ? (
        <TextLink href={to('/news')} back>
          {t('news.newest')}
        </TextLink>
      ) : null}
      {part.next ? <TextLink href={to(`/news?after=${part.next}`)}>{t('news.older')}</TextLink> : null}
    </Section>
  );
}
