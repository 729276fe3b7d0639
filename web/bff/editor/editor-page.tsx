import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { isScreen } from '#web/apps/editor/screens.ts';
import { editorId, type Start } from '#web/apps/editor/start.ts';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { LoadingBar } from '#web/design/loading-bar/loading-bar.tsx';
import { Waiting } from '#web/design/waiting/waiting.tsx';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { type CompiledLanguage, getMessages, type Namespace } from '#web/i18n/message-store.ts';
import { translator } from '#web/i18n/translator.ts';
import type { FrameData } from '#web/site/data/frame-data.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { serverOnly } from '#web/site/render/server-only.ts';
import { contentContext, visitContext } from '#web/site/visit/context.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { getEditor } from '#web/site/visit/preview/editor-session.ts';
import { enter } from './enter.ts';
import { Gate } from './gate.tsx';
import look from './look.module.css';

/** One namespace a room. */
const namespaces: Namespace[] = [
  'editor',
  'editorFields',
  'editorMedia',
  'editorRecords',
  'editorPages',
  'editorProtection',
  'editorTranslation',
  'editorTeam',
  'editorImport',
  'editorHealth',
  'editorEnquiries',
  // How one signs in reads as in the portal.
  'account',
];

/** Who has no session sees the gate; everybody else the application, which learns from the page who works in it. */
export async function loader({ request, context, params, url }: LoaderFunctionArgs) {
  if (!isScreen(params['*'] ?? '')) {
    throw data(`Page not found: ${url.pathname}`, { status: 404, statusText: 'Not Found' });
  }
  const { locale, directory } = context.get(visitContext);
  await loadLanguage(locale.language);
  const title = translator(locale.language, 'editor')('title');
  // One look of its own on every site, by day and by night (look.module.css): who edits several sees one tool.
  const frame: FrameData = { theme: 'Editor', breadcrumb: [], content: null };
  const session = await getEditor(context.get(serverContext), context.get(contentContext), request);
  if (!session) return data(serverOnly({ frame, title, start: undefined }));
  const messages: CompiledLanguage = Object.fromEntries(
    namespaces.map((namespace) => [namespace, getMessages(locale.language, namespace)]),
  );
  const start: Omit<Start, 'base' | 'home'> = {
    locale,
    session,
    sites: directory.sites.map(({ id, name, slug, theme, languages }) => ({
      id,
      name,
      slug,
      origin: directory.originOf(id),
      theme,
      languages: languages.map(({ languageCode }) => languageCode),
    })),
    themes: directory.themes.map(({ key, name }) => ({ key, name })),
    messages,
  };
  // It shows pages of all sites in a frame, and holds the editor of rich text.
  const origins = [...new Set(start.sites.map((edited) => edited.origin))].join(' ');
  return data(serverOnly({ frame, title, start }), { headers: { 'x-editor': 'yes', 'x-frames': origins } });
}

/** The forms of the gate, and the way out. */
export function action(args: ActionFunctionArgs) {
  return enter(args);
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return new Headers([...loaderHeaders, ['cache-control', 'private, no-store'], ['x-robots-tag', 'noindex']]);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

/** The document adds the application's script and styles to pages that say so. */
export const handle = { application: 'editor' } as const;

export default function EditorPage() {
  const { title, start } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { texts, toMain } = usePageContext();
  if (!start) return <Gate step={actionData} />;
  const t = texts('editor');
  const whole: Start = { ...start, base: toMain('/editor'), home: toMain('/') };
  return (
    <>
      <LoadingBar label={texts('frame')('loading')} />
      <div id={editorId} className={look.look} data-type-set="productive" data-start={JSON.stringify(whole)}>
        {/* Until the application is there, and where it never is. */}
        <main id="content" tabIndex={-1}>
          <h1 className="visually-hidden">{title}</h1>
          <noscript>
            <EmptyState title={t('noscript.title')} text={t('noscript.text')} />
          </noscript>
          <Waiting />
        </main>
      </div>
    </>
  );
}
