// Imported first: the styles of components come after it and override it.
import '#web/design/styles/site.css';

import { type ReactNode, use } from 'react';
import { Links, Meta, Outlet, useMatches } from 'react-router';
import { rasterUrl } from '#contracts/content/images/images.ts';
import { ButtonLink } from '#web/design/button/button.tsx';
import { ErrorFrame } from '#web/design/error-frame/error-frame.tsx';
import archivoBasic from '#web/design/fonts/archivo-basic.woff2?url';
import interBasic from '#web/design/fonts/inter-basic.woff2?url';
import { contentLang, htmlLang } from '#web/i18n/locales.ts';
import type { FrameData } from '#web/site/data/frame-data.ts';
import { rememberedScheme } from '#web/site/frame/appearance/remembered-scheme.ts';
import { WindowColour } from '#web/site/frame/appearance/window-colour.tsx';
import { speculationRules } from '#web/site/frame/speculation-rules.ts';
import { getApplication, isPart, useAssets } from '#web/site/render/assets.ts';
import { exceptSetup } from '#web/site/visit/except-setup.ts';
import { clearCaches, noteCacheTags, rememberSwitches, resolveAddress } from '#web/site/visit/middleware.ts';
import { type PageContext, PageContextProvider } from '#web/site/visit/page-context.ts';
import { lookAtDrafts } from '#web/site/visit/preview/draft-view.ts';

/** The setup of an installation belongs to no site: there is none yet. */
const ofSites = [resolveAddress, rememberSwitches, clearCaches, lookAtDrafts].map(exceptSetup);

export const middleware = [noteCacheTags, ...ofSites];

/** In development, React Router's plugin refuses components that load before this script of its own. */
const refreshPreamble = '/@id/__x00__virtual:react-router/inject-hmr-runtime';

/** The document around every page, error pages included: it must render without any data. */
export function Layout({ children }: { children: ReactNode }) {
  const reader = use(PageContextProvider);
  const frame = useFrame();
  const { script, sheets, applications } = useAssets();
  const handle = useMatches().at(-1)?.handle;
  const application = getApplication(handle);
  const built = application && applications[application];
  const linked = isPart(handle) ? sheets : built?.styles;
  const logo = reader?.site.logo ?? reader?.directory.company.logo;
  const theme = frame?.theme ?? reader?.site.theme ?? 'Default';
  const usedTheme = reader?.directory.themes.find(({ key }) => key === theme);
  return (
    <html
      lang={getLanguage(reader, frame)}
      data-theme={theme}
      data-cut-font={reader?.site.enableCutFont || undefined}
      data-queries={frame?.queries && JSON.stringify(frame.queries)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Must run before the first paint. */}
        <script>{rememberedScheme}</script>
        {built ? null : <script type="speculationrules">{speculationRules}</script>}
        <WindowColour
          theme={theme}
          themes={reader?.directory.themes}
          main={reader?.directory.mainTheme?.key}
        />
        <Meta />
        {/* An application waits for its script first, so its fonts need no preload: they come with the
            style sheet. */}
        {built
          ? null
          : getPreloadedFonts(usedTheme?.tokens ?? {}).map((font) => (
              <link
                key={font}
                rel="preload"
                as="font"
                type="font/woff2"
                href={font}
                crossOrigin="anonymous"
              />
            ))}
        {/* Async, so it does not even wait for the rest of the document: everything it needs stands above
            it. */}
        {built?.first ? <script type="module" async src={built.first[0]} /> : null}
        {linked?.map((sheet) => (
          <link key={sheet} rel="stylesheet" href={sheet} />
        ))}
        {/* The entry puts the page's style sheet here, once it is known what the page renders. */}
        {isPart(handle) ? null : <style />}
        <Links />
        {built?.modules?.map((module) => (
          <link key={module} rel="modulepreload" href={module} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {logo ? <link rel="apple-touch-icon" href={rasterUrl(logo, 'touchIcon', 'png')} /> : null}
        <link rel="manifest" href="/manifest.webmanifest" />
        {built ? null : (
          <>
            <link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" />
            <link rel="service-desc" type="application/json" href="/api/catalogue/v1/openapi.json" />
          </>
        )}
        {import.meta.env.DEV ? <script type="module" src="/@vite/client" async /> : null}
      </head>
      <body>
        {children}
        {/* Last, since nothing of it is needed before the page is visible. */}
        <script type="module" src={script} />
        {built && import.meta.env.DEV ? <script type="module" src={refreshPreamble} /> : null}
        {built ? <script type="module" src={built.script} /> : null}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/**
 * SYS-05: what a visitor sees when not even the frame can be rendered; in English if the language is unknown.
 */
export function ErrorBoundary() {
  const reader = use(PageContextProvider);
  const t = reader?.texts('error');
  return (
    <main>
      <title>{t ? t('pageTitle') : 'Error'}</title>
      <ErrorFrame
        overline={t ? t('maintenance.overline') : 'Maintenance'}
        title={t ? t('maintenance.title') : 'We will be right back'}
        message={
          t
            ? t('maintenance.text')
            : 'This site is under maintenance at the moment. Please try again in a few minutes.'
        }
        actions={<ButtonLink href="/">{t ? t('goHome') : 'Go to home'}</ButtonLink>}
      />
    </main>
  );
}

function useFrame(): FrameData | undefined {
  const leaf = useMatches().at(-1)?.loaderData as { frame?: FrameData } | undefined;
  return leaf?.frame;
}

/** The language of the content shown, so that a page that fell back to English says so to screen readers. */
function getLanguage(reader: PageContext | null, frame: FrameData | undefined): string {
  if (!reader) return frame?.language ?? 'en';
  const shown = frame?.content?.shown;
  return shown && shown !== reader.locale.language ? contentLang(shown) : htmlLang(reader.locale);
}

/** The fonts that every page in Latin script needs at once, by the typeface of its theme. */
function getPreloadedFonts({
  typeface,
  'typeface-file': own,
}: Readonly<Record<string, string>>): readonly string[] {
  switch (typeface) {
    case 'inter':
      return [interBasic];
    case 'system':
      return [];
    case 'own':
      return own ? [own] : [];
    default:
      return [archivoBasic, interBasic];
  }
}
