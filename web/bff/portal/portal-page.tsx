import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import type { Language } from '#contracts/languages.ts';
import type { PortalStart } from '#web/apps/portal/portal.ts';
import { screens } from '#web/apps/portal/screens.ts';
import { ApplicationPlace, pickMessages, requireScreen } from '#web/bff/application-page.tsx';
import { LoadingBar } from '#web/design/loading-bar/loading-bar.tsx';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { type CompiledLanguage, getMessages, type Namespace } from '#web/i18n/message-store.ts';
import { translator } from '#web/i18n/translator.ts';
import type { FrameData } from '#web/site/data/frame-data.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { visitContext } from '#web/site/visit/context.ts';
import { type Here, mainPath } from '#web/site/visit/links.ts';
import { getLocale } from '#web/site/visit/locale-address.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { getSiteLogo } from '#web/site/visit/sites/site-logo.ts';

const namespaces: Namespace[] = [
  'account',
  'application',
  'inventory',
  'people',
  'portal',
  'tickets',
  'units',
  'validation',
];

/**
 * The frame of the portal, the same for everybody: only the browser knows who signs in, and for what (0021).
 */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { screen, params: named } = requireScreen(screens, { params, url });
  const { site, locale, measurementSystem, directory } = context.get(visitContext);
  const { settings } = context.get(serverContext);
  await loadLanguage(locale.language);
  const title = translator(locale.language, 'portal')('title', { portal: directory.company.portalName });
  const frame: FrameData = {
    theme: site.theme,
    breadcrumb: [],
    content: null,
    queries: screen.queries?.({ params: named, locale }) ?? [],
  };
  const messages = { ...pickMessages(locale.language, namespaces), signIn: pickPolicyTexts(locale.language) };
  const start: Omit<PortalStart, 'base' | 'home'> = {
    name: directory.company.portalName,
    siteName: site.name,
    logo: getSiteLogo(site, directory),
    languages: getLanguages({ site, locale, directory }),
    locale,
    measurementSystem,
    messages,
    issuer: settings.issuer,
    uploadLimits: settings.uploadLimits,
  };
  return { frame, title, start, module: screen.module };
}

/**
 * The languages of the site, each with the address of the portal in it, for the reader's country if it has
 * that language.
 */
function getLanguages(here: Here): PortalStart['languages'] {
  const offered = new Set(here.directory.listLocales(here.site).map(({ language }) => language));
  return [...offered].flatMap((language) => {
    const locale = getLocale(here, language);
    return locale ? [{ language, base: mainPath({ ...here, locale }, '/mykomax') }] : [];
  });
}

/** The only sign-in messages that the portal needs: those about passwords that violate a rule. */
function pickPolicyTexts(language: Language): CompiledLanguage[string] {
  const texts = Object.entries(getMessages(language, 'signIn'));
  return Object.fromEntries(texts.filter(([key]) => key.startsWith('policy.')));
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

/** Makes the document load the application's script and styles. */
export const handle = { application: 'portal' } as const;

export { ApplicationFailure as ErrorBoundary } from '#web/bff/application-failure.tsx';

export default function PortalPage() {
  const { title, start, module } = useLoaderData<typeof loader>();
  const { texts } = usePageContext();
  return (
    <>
      <LoadingBar label={texts('frame')('loading')} />
      <ApplicationPlace name="portal" path="/mykomax" start={start} title={title} module={module} />
    </>
  );
}
