import type { ReactNode } from 'react';
import { Breadcrumb } from '#web/design/breadcrumb/breadcrumb.tsx';
import { LoadingBar } from '#web/design/loading-bar/loading-bar.tsx';
import { NewsPanel } from '#web/design/news-panel/news-panel.tsx';
import { Ribbon } from '#web/design/ribbon/ribbon.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { SkipLink } from '#web/design/skip-link/skip-link.tsx';
import { formatDate, shortZone } from '#web/i18n/format/format.ts';
import type { FrameData } from '#web/site/data/frame-data.ts';
import type { CrumbTitles, SiteNavigation } from '#web/site/data/navigation/navigation.ts';
import type { Draft, DraftStatus } from '#web/site/visit/context.ts';
import { hostPath } from '#web/site/visit/links.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { LanguageBanner } from './banners/language-banner.tsx';
import { RegionBanner } from './banners/region-banner.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Chooser, ChooserPath } from './header/chooser.tsx';
import { ComparisonPanel } from './header/comparison-panel.tsx';
import { ContactPanel } from './header/contact-panel.tsx';
import { Header } from './header/header.tsx';
import { QuickContact } from './header/quick-contact.tsx';
import { StablePart } from './stable-part.tsx';

type FrameProps = {
  navigation: SiteNavigation;
  page?: FrameData;
  children: ReactNode;
};

/**
 * The frame around every page of a site: header, banners, breadcrumb, footer, quick contact (NAV-01 to
 * NAV-10).
 */
export function Frame({ navigation, page, children }: FrameProps) {
  const { measurementSystem, texts, draft } = usePageContext();
  const t = texts('frame');
  return (
    <>
      <SkipLink>{t('skipToContent')}</SkipLink>
      {draft ? <DraftRibbon draft={draft} /> : null}
      <LoadingBar label={t('loading')} />
      {/* A preview is for the country that its editor chose. */}
      {draft ? null : <RegionBanner />}
      {navigation.header && !navigation.header.hidden ? <Header header={navigation.header} /> : null}
      <main id="content" tabIndex={-1} className={styles.main}>
        {page?.content ? <LanguageBanner content={page.content} /> : null}
        {page && page.breadcrumb.length > 0 ? (
          <PageBreadcrumb entries={page.breadcrumb} titles={navigation.crumbs} />
        ) : null}
        {children}
      </main>
      {navigation.footer ? <Footer footer={navigation.footer} /> : null}
      <ChooserPath />
      <StablePart as="div" of={navigation} part={`panels ${measurementSystem}`} render={() => <Panels />} />
    </>
  );
}

/** The panels that open over every page, and the buttons at its edge that open them. */
function Panels() {
  const { site } = usePageContext();
  return (
    <>
      {site.hideSideButtons ? null : <QuickContact />}
      <Chooser />
      <ContactPanel />
      <ComparisonPanel />
      <NewsFeedPanel />
    </>
  );
}

const draftSentences = {
  NEVER_PUBLISHED: 'preview.new',
  TAKEN_OFF: 'preview.takenOff',
  CHANGED: 'preview.changes',
  PUBLISHED: 'preview.published',
} as const satisfies Record<DraftStatus['state'], string>;

/**
 * The ribbon of a preview: the draft's status, the moment for which it is rendered, and the expiry of its
 * link.
 */
function DraftRibbon({ draft: { asOf, link } }: { draft: Draft }) {
  const { texts, locale } = usePageContext();
  const t = texts('frame');
  const moment = (date: string | Date) => formatDate(date, locale, 'dayAndTime');
  const zoned = (date: string) => ({ date: moment(date), zone: shortZone(date, locale) });
  const status = link?.status;
  const parts = [
    ...(link ? [] : [t('preview.site')]),
    ...(status ? [t(draftSentences[status.state])] : []),
    ...(status?.publishAt ? [t('preview.planned', zoned(status.publishAt))] : []),
    ...(status?.takeOffAt ? [t('preview.takeOff', zoned(status.takeOffAt))] : []),
    ...(asOf ? [t('preview.asOf', { date: moment(asOf) })] : []),
    ...(link?.expiresAt ? [t('preview.until', { date: moment(link.expiresAt) })] : []),
  ];
  return <Ribbon label={t('preview.label')} text={parts.join(' ')} />;
}

/** STO-03: the news, on every page. */
function NewsFeedPanel() {
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

type PageBreadcrumbProps = { entries: FrameData['breadcrumb']; titles: CrumbTitles };

/**
 * NAV-04: the breadcrumb from the home page to this one, with titles from the navigation where it has them.
 */
function PageBreadcrumb({ entries, titles }: PageBreadcrumbProps) {
  const { path, to, texts } = usePageContext();
  const t = texts('frame');
  const named = entries.map(({ title, href }) => ({ title: titles.get(href || to(path)) ?? title, href }));
  return (
    <Wrap>
      <Breadcrumb label={t('breadcrumb')} items={[{ title: t('home'), href: to('/') }, ...named]} />
    </Wrap>
  );
}
