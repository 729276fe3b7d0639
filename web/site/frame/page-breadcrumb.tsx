import { Breadcrumb } from '#web/design/breadcrumb/breadcrumb.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import type { FrameData } from '#web/site/data/frame-data.ts';
import type { CrumbTitles } from '#web/site/data/navigation.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';

type PageBreadcrumbProps = { entries: FrameData['breadcrumb']; titles: CrumbTitles };

/** NAV-04: home … current, by the words of the navigation where it has some. */
export function PageBreadcrumb({ entries, titles }: PageBreadcrumbProps) {
  const { path, to, texts } = usePageContext();
  const t = texts('frame');
  const named = entries.map(({ title, href }) => ({ title: titles.get(href || to(path)) ?? title, href }));
  return (
    <Wrap>
      <Breadcrumb label={t('breadcrumb')} items={[{ title: t('home'), href: to('/') }, ...named]} />
    </Wrap>
  );
}
