import { preloadModule } from 'react-dom';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { openingQuestions } from '#web/apps/portal/opening-questions.ts';
import { findScreen } from '#web/apps/portal/screens.ts';
import { portalId, type Start } from '#web/apps/portal/start.ts';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { Waiting } from '#web/design/waiting/waiting.tsx';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import type { Language } from '#web/i18n/locales.ts';
import { type CompiledLanguage, getMessages, type Namespace } from '#web/i18n/message-store.ts';
import { translator } from '#web/i18n/translator.ts';
import { company } from '#web/site/data/company.ts';
import type { FrameData } from '#web/site/data/frame-data.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { useAssets } from '#web/site/render/assets.ts';
import { serverOnly } from '#web/site/render/server-only.ts';
import { visitContext } from '#web/site/visit/context.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';

const namespaces: Namespace[] = [
  'account',
  'inventory',
  'people',
  'portal',
  'tickets',
  'units',
  'validation',
];

/** The frame of the portal, the same for everybody: who signs in, and what for, only the browser knows (0021). */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const screen = findScreen(params['*'] ?? '');
  if (screen === undefined) {
    throw data(`Page not found: ${url.pathname}`, { status: 404, statusText: 'Not Found' });
  }
  const { site, locale, measurementSystem } = context.get(visitContext);
  const { settings } = context.get(serverContext);
  await loadLanguage(locale.language);
  const title = translator(locale.language, 'portal')('title', { portal: company.portalName });
  const frame: FrameData = {
    theme: site.theme,
    breadcrumb: [{ title, href: '' }],
    content: null,
    questions: openingQuestions(screen, locale),
  };
  const messages: CompiledLanguage = Object.fromEntries(
    namespaces.map((namespace) => [namespace, getMessages(locale.language, namespace)]),
  );
  messages.signIn = policyTexts(locale.language);
  const start: Omit<Start, 'base' | 'home'> = {
    locale,
    portalName: company.portalName,
    measurementSystem,
    messages,
    issuer: settings.issuer,
  };
  return serverOnly({ frame, title, start, module: screen.module });
}

/** Of the texts of signing in, the portal says only what is wrong with a password. */
function policyTexts(language: Language): CompiledLanguage[string] {
  const texts = Object.entries(getMessages(language, 'signIn'));
  return Object.fromEntries(texts.filter(([key]) => key.startsWith('policy.')));
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

/** The document adds the application's script and styles to pages that say so. */
export const handle = { application: 'portal' } as const;

export default function PortalPage() {
  const loaderData = useLoaderData<typeof loader>();
  const { portal } = useAssets().applications;
  const { module } = loaderData;
  // What asks comes first, then the largest. Of the screen's files the browser would else hear only when the application
  // runs.
  for (const file of [
    ...(portal.first ?? []),
    ...(portal.modules ?? []).slice(0, 1),
    ...((module && portal.screens?.[module]) || []),
  ]) {
    preloadModule(file, { as: 'script' });
  }
  const { texts, toMain } = usePageContext();
  const t = texts('portal');
  const start: Start = { ...loaderData.start, base: toMain('/mykomax'), home: toMain('/') };
  return (
    <div id={portalId} data-type-set="productive" data-start={JSON.stringify(start)}>
      {/* Until the application is there, and where it never is. */}
      <h1 className="visually-hidden">{loaderData.title}</h1>
      <noscript>
        <EmptyState title={t('noscript.title')} text={t('noscript.text')} />
      </noscript>
      <Waiting />
    </div>
  );
}
