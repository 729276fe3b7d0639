import { graphql } from '#contracts/products/graphql.ts';
import { openCatalogueLimits } from '#contracts/products/open-catalogue-limits.ts';
import { CopyLine } from '#web/design/copy-line/copy-line.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { Lead, Section, SectionHeader } from '#web/design/section/section.tsx';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { translator } from '#web/i18n/translator.ts';
import type { FrameData } from '#web/site/data/frame-data.ts';
import { documentHead } from '#web/site/render/document-head.ts';
import { getAlternates } from '#web/site/visit/alternates.ts';
import { developersPath as path } from '#web/site/visit/catalogue-address.ts';
import { productsContext, visitContext } from '#web/site/visit/context.ts';
import { localizedPath, mainPath } from '#web/site/visit/links.ts';
import { getAbsoluteUrl } from '#web/site/visit/locale-address.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { redirectTo } from '#web/site/visit/stored-redirects.ts';
import type { Route } from './+types/developers-page.ts';
import styles from './developers-page.module.css';

const examplesQuery = graphql(`
  query catalogueExamples {
    attributes(language: "en") { key }
    classifications(language: "en", type: product) { slug }
  }
`);

/** The API documentation for programs and assistants, with live examples. It belongs to the main site. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const home = mainPath(visit, path);
  if (home !== localizedPath(visit, path)) throw redirectTo(home, 301);
  const { site, locale, directory } = visit;
  await loadLanguage(locale.language);
  const t = translator(locale.language, 'developers');
  const frame: FrameData = {
    theme: site.theme,
    breadcrumb: [{ title: t('title'), href: '' }],
    content: null,
  };
  const languages = new Set(directory.listLocales(site).map(({ language }) => language));
  const alternateVersions = [...languages].map((language) => ({ language, countries: [], url: path }));
  const meta = documentHead(
    {
      title: t('title'),
      description: t('lead'),
      canonical: getAbsoluteUrl(visit, locale, { siteId: site.id, url: path }),
      alternates: getAlternates({ siteId: site.id, alternateVersions }, visit),
    },
    visit,
  );
  const { attributes, classifications } = await context.get(productsContext).query(examplesQuery, {});
  return {
    frame,
    meta,
    origin: directory.getOrigin(site.id),
    // The examples only use what this catalogue has.
    hasCrossSection: attributes.some(({ key }) => key === 'cross_section'),
    classification: classifications[0]?.slug,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Developers({ loaderData }: Route.ComponentProps) {
  const { origin, hasCrossSection, classification = '…' } = loaderData;
  const { texts, locale } = usePageContext();
  const t = texts('developers');
  const labels = { copy: t('copy'), copied: t('copied') };
  const api = `${origin}/api/catalogue/v1`;
  const language = `language=${locale.language}`;
  return (
    <>
      <Section width="inline" spacing="tight">
        <SectionHeader>
          <Heading level={1} size="page">
            {t('title')}
          </Heading>
          <Lead>{t('lead')}</Lead>
        </SectionHeader>
        <p>{t('use')}</p>
      </Section>
      <Section id="api" width="inline" spacing="tight" labelledBy="api-title">
        <div className={styles.part}>
          <Heading level={2} size="large" id="api-title">
            {t('api')}
          </Heading>
          <p>{t('api.text')}</p>
          <CopyLine label={t('api.document')} address={`${api}/openapi.json`} labels={labels} />
          {hasCrossSection ? (
            <CopyLine
              label={t('example.find')}
              address={`${api}/machines?requirement=cross_section:0.35%20mm%C2%B2&${language}`}
              labels={labels}
            />
          ) : null}
          <CopyLine
            label={t('example.convert')}
            address={`${api}/units/convert?value=22%20AWG`}
            labels={labels}
          />
        </div>
      </Section>
      <Section id="assistants" width="inline" spacing="tight" labelledBy="assistants-title">
        <div className={styles.part}>
          <Heading level={2} size="large" id="assistants-title">
            {t('assistants')}
          </Heading>
          <p>{t('assistants.text')}</p>
          <CopyLine label="Model Context Protocol" address={`${origin}/mcp`} labels={labels} isOnlyCopied />
        </div>
      </Section>
      <Section id="files" width="inline" spacing="tight" labelledBy="files-title">
        <div className={styles.part}>
          <Heading level={2} size="large" id="files-title">
            {t('files')}
          </Heading>
          <p>{t('files.text', { example: `?class=${classification}` })}</p>
          <CopyLine label={t('files.csv')} address={`${origin}/catalogue.csv`} labels={labels} />
          <CopyLine label="BMEcat 2005 (ZIP)" address={`${origin}/catalogue.bmecat.zip`} labels={labels} />
          <p>{t('markdown')}</p>
        </div>
      </Section>
      <Section id="limits" width="inline" spacing="tight" labelledBy="limits-title">
        <div className={styles.part}>
          <Heading level={2} size="large" id="limits-title">
            {t('limits')}
          </Heading>
          <p>{t('limits.text', openCatalogueLimits)}</p>
        </div>
      </Section>
    </>
  );
}
