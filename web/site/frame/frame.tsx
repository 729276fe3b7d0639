import type { ReactNode } from 'react';
import { LoadingBar } from '#web/design/loading-bar/loading-bar.tsx';
import type { FrameData } from '#web/site/data/frame-data.ts';
import type { SiteNavigation } from '#web/site/data/navigation.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { DraftRibbon } from './draft-ribbon.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Chooser, ChooserPath } from './header/chooser.tsx';
import { ComparisonPanel } from './header/comparison-panel.tsx';
import { ContactPanel } from './header/contact-panel.tsx';
import { Header } from './header/header.tsx';
import { QuickContact } from './header/quick-contact.tsx';
import { LanguageBanner } from './language-banner.tsx';
import { NewsFeedPanel } from './news-panel.tsx';
import { PageBreadcrumb } from './page-breadcrumb.tsx';
import { RegionBanner } from './region-banner.tsx';
import { StablePart } from './stable-part.tsx';

type FrameProps = {
  navigation: SiteNavigation;
  page?: FrameData;
  children: ReactNode;
};

/** What stands around every page of a site: header, banners, breadcrumb, footer, quick contact (NAV-01 to NAV-10). */
export function Frame({ navigation, page, children }: FrameProps) {
  const { measurementSystem, texts, draft } = usePageContext();
  const t = texts('frame');
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      {draft ? <DraftRibbon draft={draft} /> : null}
      <LoadingBar label={t('loading')} />
      {/* A preview stands for the country that its editor chose. */}
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
      <StablePart as="div" of={navigation} part={`panels ${measurementSystem}`} draw={() => <Panels />} />
    </>
  );
}

/** What opens over every page, and the buttons at its edge that open it. */
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
