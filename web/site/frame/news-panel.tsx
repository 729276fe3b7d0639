import { NewsPanel } from '#web/design/news-panel/news-panel.tsx';
import { hostPath } from '#web/site/visit/links.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';

/** STO-03: the news, on every page. */
export function NewsFeedPanel() {
  const reader = usePageContext();
  const { toMain, texts } = reader;
  const t = texts('stories');
  return (
    <NewsPanel
      page={toMain('/news')}
      source={hostPath(reader, '/news.json')}
      labels={{
        title: t('news'),
        close: texts('frame')('close'),
        more: t('news.more'),
        empty: t('news.empty'),
        failed: t('news.failed'),
        all: t('news.all'),
      }}
    />
  );
}
