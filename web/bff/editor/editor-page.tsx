import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { EditorStart } from '#web/apps/editor/editor.ts';
import { screens } from '#web/apps/editor/screens.ts';
import { ApplicationPlace, pickMessages, requireScreen } from '#web/bff/application-page.tsx';
import { LoadingBar } from '#web/design/loading-bar/loading-bar.tsx';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import type { Namespace } from '#web/i18n/message-store.ts';
import { translator } from '#web/i18n/translator.ts';
import type { FrameData } from '#web/site/data/frame-data.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { responseNotes } from '#web/site/render/response-notes.ts';
import { editorTheme } from '#web/site/render/theme-styles.ts';
import { contentContext, visitContext } from '#web/site/visit/context.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { getEditor } from '#web/site/visit/preview/editor-session.ts';
import { getCompanyLogo } from '#web/site/visit/sites/site-logo.ts';
import { handleSignIn } from './handle-sign-in.ts';
import { SignInForms } from './sign-in-forms.tsx';

/** One namespace for each section. */
const namespaces: Namespace[] = [
  'application',
  'editor',
  'editorFields',
  'editorMedia',
  'editorRecords',
  'editorPages',
  'editorProtection',
  'editorBulk',
  'editorCalendar',
  'editorRedirects',
  'editorWords',
  'editorTranslation',
  'editorTeam',
  'editorTexts',
  'editorThemes',
  'editorImport',
  'editorHealth',
  'editorStatus',
  'editorCustomers',
  'editorEnquiries',
  'editorCatalogue',
  'editorImporting',
  'editorStructure',
  'editorWebhooks',
  'editorTokens',
  'editorEvents',
  'editorBin',
  // Machines are described with the portal's texts.
  'inventory',
  // Sign-in methods are described with the portal's texts.
  'account',
];

/**
 * Shows the sign-in page without a session, otherwise the application, which gets the editor's session from
 * the page.
 */
export async function loader({ request, context, params, url }: LoaderFunctionArgs) {
  const { module } = requireScreen(screens, { params, url }).screen;
  const { locale, directory } = context.get(visitContext);
  await loadLanguage(locale.language);
  const title = translator(locale.language, 'editor')('title');
  // The same theme on every site, light and dark, for those who edit several.
  const frame: FrameData = { theme: editorTheme, breadcrumb: [], content: null };
  const session = await getEditor(context.get(serverContext), context.get(contentContext), request);
  if (!session) return data({ frame, title, start: undefined, module });
  const start: Omit<EditorStart, 'base' | 'home'> = {
    name: title,
    locale,
    session,
    sites: directory.sites.map(({ id, name, slug, theme, languages }) => ({
      id,
      name,
      slug,
      origin: directory.getOrigin(id),
      theme,
      languages: languages.map(({ languageCode }) => languageCode),
    })),
    logo: getCompanyLogo(directory),
    // The theme of a product site is named after the site.
    themes: directory.themes.map(({ key, name }) => ({
      key,
      name: name === '{product}' ? (directory.sites.find(({ theme }) => theme === key)?.name ?? key) : name,
    })),
    messages: pickMessages(locale.language, namespaces),
  };
  // It previews pages of all sites in frames, and contains the rich text editor.
  const notes = context.get(responseNotes);
  notes.frames = [...new Set(start.sites.map((edited) => edited.origin))];
  notes.holdsRichTextEditor = true;
  return data({ frame, title, start, module });
}

/** The sign-in forms, and signing out. */
export function action(args: ActionFunctionArgs) {
  return handleSignIn(args);
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return new Headers([...loaderHeaders, ['cache-control', 'private, no-store'], ['x-robots-tag', 'noindex']]);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

/** Makes the document load the application's script and styles. */
export const handle = { application: 'editor' } as const;

export { ApplicationFailure as ErrorBoundary } from '#web/bff/application-failure.tsx';

export default function EditorPage() {
  const { title, start, module } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { texts } = usePageContext();
  if (!start) return <SignInForms step={actionData} />;
  return (
    <>
      <LoadingBar label={texts('frame')('loading')} />
      <ApplicationPlace name="editor" path="/editor" start={start} title={title} module={module} />
    </>
  );
}
