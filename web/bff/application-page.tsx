import { preloadModule } from 'react-dom';
import { data } from 'react-router';
import type { Language } from '#contracts/languages.ts';
import type { ApplicationStart } from '#web/apps/frame/application.ts';
import { findScreen, type ScreenTable } from '#web/apps/frame/screens.ts';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { Waiting } from '#web/design/waiting/waiting.tsx';
import { type CompiledLanguage, getMessages, type Namespace } from '#web/i18n/message-store.ts';
import { type ApplicationName, useAssets } from '#web/site/render/assets.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';

/** The screen at an address of an application. Throws a 404 response where its table has none (URL-10). */
export function requireScreen<Whole, Query>(
  table: ScreenTable<Whole, Query>,
  { params, url }: { params: Readonly<Record<string, string | undefined>>; url: URL },
) {
  const found = findScreen(table, params['*'] ?? '');
  if (found) return found;
  throw data(`Page not found: ${url.pathname}`, { status: 404, statusText: 'Not Found' });
}

/** The messages of an application in one language, which must have been loaded. */
export function pickMessages(language: Language, namespaces: readonly Namespace[]): CompiledLanguage {
  return Object.fromEntries(namespaces.map((namespace) => [namespace, getMessages(language, namespace)]));
}

type Props = {
  readonly name: ApplicationName;
  /** The path of the application: `/mykomax`. */
  readonly path: string;
  readonly start: Omit<ApplicationStart, 'base' | 'home'>;
  readonly title: string;
  /** The source path of the requested screen's module. */
  readonly module: string | undefined;
};

/**
 * The element in which an application renders itself in the browser (docs/decisions/0021), with its initial
 * data.
 */
export function ApplicationPlace({ name, path, start, title, module }: Props) {
  const { first = [], modules = [], screens = {} } = useAssets().applications[name];
  const { texts, toMain } = usePageContext();
  const t = texts(name);
  // The script that sends the first queries is preloaded first, then the largest one. Without this, the
  // browser would only discover the screen's files when the application runs.
  const ahead = [...first, ...modules.slice(0, 1), ...(screens[module ?? ''] ?? [])];
  for (const file of ahead) preloadModule(file, { as: 'script' });
  return (
    <div
      id={name}
      data-type-set="productive"
      data-start={JSON.stringify({ ...start, base: toMain(path), home: toMain('/') })}
    >
      <main id="content" tabIndex={-1}>
        <h1 className="visually-hidden">{title}</h1>
        <noscript>
          <EmptyState title={t('noscript.title')} text={t('noscript.text')} />
        </noscript>
        <Waiting />
      </main>
    </div>
  );
}
